export default function Part() {
  return <h1>Part one of release __RELEASE__</h1>;
}
