import { component$, useStyles$ } from '@builder.io/qwik';
import styles from './reference.css?inline';

export default component$(() => {
  useStyles$(styles);
  return (
    <>
      <h1>Reference</h1>
      <section aria-label="Reference" class="reference" data-release="__RELEASE__">
        The zebra of release __RELEASE__.
      </section>
    </>
  );
});
