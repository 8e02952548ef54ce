import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { afterPaint } from '../../lib/after-paint';

/** What follows the first question, each with a wait of its own: nothing else is drawn anew for it. */
export function Late({ fallback = null, children }: { fallback?: ReactNode; children: ReactNode }) {
  const [begun, setBegun] = useState(false);
  useEffect(() => afterPaint(() => setBegun(true)), []);
  return begun ? <Suspense fallback={fallback}>{children}</Suspense> : fallback;
}
