import { lazy, Suspense, useEffect, useState } from 'react';
import { Link, useParams } from 'react-router';

const Diagram = lazy(() => import('./diagram.jsx'));

export default function Guide() {
  const { name } = useParams();
  const [isOpen, setOpen] = useState(false);
  const [scripts, setScripts] = useState('');
  useEffect(() => setScripts('__RELEASE__'), []);
  return (
    <>
      <h1>Guide {name} of release __RELEASE__</h1>
      <button type="button" data-scripts={scripts} onClick={() => setOpen(true)}>
        Show diagram
      </button>
      {isOpen && (
        <Suspense>
          <Diagram />
        </Suspense>
      )}
      <Link to="/reference">Reference</Link>
    </>
  );
}
