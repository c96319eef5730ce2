'use client';
import { useEffect } from 'react';

/** Marks the page when its scripts have run. */
export function Ready() {
  useEffect(() => {
    document.documentElement.dataset.ready = '__RELEASE__';
  }, []);
  return null;
}
