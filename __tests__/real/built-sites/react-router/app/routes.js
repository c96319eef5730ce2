import { index, route } from '@react-router/dev/routes';

export default [
  index('./home.jsx'),
  route('guides/:name', './guide.jsx'),
  route('reference', './reference.jsx'),
  route('more/one', './one.jsx'),
  route('more/two', './two.jsx'),
];
