'use client';
import { useState } from 'react';
import styles from './reference-table.module.css';

/** A part of one page alone, so that its code is not among that of other pages. */
export function ReferenceTable() {
  const [rows, setRows] = useState(1);
  return (
    <section aria-label="Reference" className={styles.table} data-release="__RELEASE__">
      <button type="button" onClick={() => setRows(rows + 1)}>
        {rows} rows
      </button>
    </section>
  );
}
