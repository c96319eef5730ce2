import './reference.css';

export default function Reference() {
  return (
    <>
      <h1>Reference</h1>
      <section aria-label="Reference" className="reference" data-release="__RELEASE__">
        The zebra of release __RELEASE__.
      </section>
    </>
  );
}
