import Link from 'next/link';
import { GUIDES } from '../parts/guides.mjs';

export default function Home() {
  return (
    <>
      <h1>Home</h1>
      <ul>
        {GUIDES.map((name) => (
          <li key={name}>
            <Link href={`/guides/${name}`} prefetch={false}>
              Guide {name}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
