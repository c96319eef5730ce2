import drawing from './drawing.svg';

export default function Diagram() {
  return (
    <figure aria-label="Diagram">
      <img src={drawing} alt="Drawing" />
    </figure>
  );
}
