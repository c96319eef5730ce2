import { component$, useSignal } from '@builder.io/qwik';
import { Link, type StaticGenerateHandler, useLocation } from '@builder.io/qwik-city';
import { Diagram } from '../../../diagram';

export default component$(() => {
  const location = useLocation();
  const isOpen = useSignal(false);
  return (
    <>
      <h1>Guide {location.params.name} of release __RELEASE__</h1>
      <button
        type="button"
        onClick$={() => {
          isOpen.value = true;
        }}
      >
        Show diagram
      </button>
      {isOpen.value && <Diagram />}
      <Link href="/reference/">Reference</Link>
    </>
  );
});

export const onStaticGenerate: StaticGenerateHandler = () => ({
  params: ['one', 'two', 'three'].map((name) => ({ name })),
});
