import './globals.css';
import Link from 'next/link';
import { OpenSearch } from '../parts/open-search.jsx';
import { Ready } from '../parts/ready.jsx';

export const metadata = { title: 'Docs, release __RELEASE__' };

export default function Layout({ children }) {
  return (
    <html lang="en" data-release="__RELEASE__">
      <body>
        <nav>
          <Link href="/" prefetch={false}>
            Home
          </Link>
          <OpenSearch />
        </nav>
        <main>{children}</main>
        <Ready />
      </body>
    </html>
  );
}
