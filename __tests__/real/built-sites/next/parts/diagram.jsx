import styles from './diagram.module.css';
import drawing from './drawing.svg';

export default function Diagram() {
  return (
    <figure aria-label="Diagram" className={styles.diagram} data-release="__RELEASE__">
      <img src={drawing.src} alt="Drawing" width="100" height="50" />
    </figure>
  );
}
