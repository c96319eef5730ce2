'use client';
import dynamic from 'next/dynamic';
import { useState } from 'react';

const SearchDialog = dynamic(() => import('./search-dialog.jsx'), { ssr: false });

export function OpenSearch() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Search
      </button>
      {isOpen && <SearchDialog />}
    </>
  );
}
