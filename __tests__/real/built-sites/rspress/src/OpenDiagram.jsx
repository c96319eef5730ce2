import React, { lazy, Suspense, useEffect, useState } from 'react';

const Diagram = lazy(() => import('./Diagram.jsx'));

export default function OpenDiagram() {
  const [isOpen, setOpen] = useState(false);
  const [scripts, setScripts] = useState('');
  useEffect(() => setScripts('__RELEASE__'), []);
  return (
    <>
      <button type="button" data-scripts={scripts} onClick={() => setOpen(true)}>
        Show diagram
      </button>
      {isOpen && (
        <Suspense>
          <Diagram />
        </Suspense>
      )}
    </>
  );
}
