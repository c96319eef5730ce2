'use client';
import dynamic from 'next/dynamic';
import { useState } from 'react';

const Diagram = dynamic(() => import('./diagram.jsx'), { ssr: false });

export function OpenDiagram() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Show diagram
      </button>
      {isOpen && <Diagram />}
    </>
  );
}
