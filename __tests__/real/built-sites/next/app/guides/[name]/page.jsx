import Link from 'next/link';
import { GUIDES } from '../../../parts/guides.mjs';
import { OpenDiagram } from '../../../parts/open-diagram.jsx';
import photo from '../../../parts/photo.svg';

export const dynamicParams = false;

export function generateStaticParams() {
  return GUIDES.map((name) => ({ name }));
}

export default async function Guide({ params }) {
  const { name } = await params;
  return (
    <>
      <h1>Guide {name}</h1>
      <OpenDiagram />
      <p>
        <Link href="/reference" prefetch={false}>
          Reference
        </Link>{' '}
        <Link href="/reference">Prefetched reference</Link>
      </p>
      {/* So far below that the browser loads the image only when the reader scrolls there. */}
      <div style={{ height: 20_000 }} />
      <img src={photo.src} alt="Far below" loading="lazy" width="100" height="50" />
    </>
  );
}
