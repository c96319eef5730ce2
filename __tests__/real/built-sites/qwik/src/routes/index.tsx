import { component$ } from '@builder.io/qwik';
import { Link } from '@builder.io/qwik-city';

export default component$(() => (
  <>
    <h1>Home of release __RELEASE__</h1>
    <Link href="/guides/one/">One</Link>
  </>
));
