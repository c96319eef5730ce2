import React from 'react';
import drawing from './drawing.svg?url';

export default function Diagram() {
  return (
    <figure aria-label="Diagram" data-release="__RELEASE__">
      <img src={drawing} alt="Drawing" />
    </figure>
  );
}
