import { Link } from 'react-router';

export default function Home() {
  return (
    <>
      <h1>Home of release __RELEASE__</h1>
      <Link to="/guides/one">One</Link>
    </>
  );
}
