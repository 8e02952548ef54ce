import type { ReactNode } from 'react';

/** What Aivy has on. The drawings come from whoever sets them, so that a page without one doesn't carry them. */
export interface AivyLook {
  /** Color of the big leaf. */
  leaf?: string;
  /** On the head; sways with the leaves. */
  head?: ReactNode;
  /** Around the body. */
  body?: ReactNode;
}

let look: AivyLook | null = null;
const listeners = new Set<() => void>();

export const currentLook = (): AivyLook | null => look;

/** Every picture of Aivy on the page changes. */
export function setAivyLook(next: AivyLook | null): void {
  look = next;
  for (const listener of listeners) listener();
}

export function onLookChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
