import styles from './search-dialog.module.css';

export default function SearchDialog() {
  return (
    <dialog open aria-label="Search" className={styles.dialog} data-release="__RELEASE__">
      <input type="search" />
    </dialog>
  );
}
