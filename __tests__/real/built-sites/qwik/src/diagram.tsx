import { component$, useStyles$ } from '@builder.io/qwik';
import styles from './diagram.css?inline';
import drawing from './drawing.svg';

export const Diagram = component$(() => {
  useStyles$(styles);
  return (
    <figure aria-label="Diagram" class="diagram" data-release="__RELEASE__">
      <img src={drawing} alt="Drawing" width="8" height="8" />
    </figure>
  );
});
