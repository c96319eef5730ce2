export default function Part() {
  return <h1>Part two of release __RELEASE__</h1>;
}
