import React from 'react';

export default function Diagram() {
  return (
    <figure aria-label="Diagram" data-release="__RELEASE__">
      Drawing
    </figure>
  );
}
