import { useState } from 'react';
import type { ShownLine } from './use-talk';

/** A reply has come since the talk was last looked at. */
export function useUnread(lines: readonly ShownLine[], open: boolean): boolean {
  const [seen, setSeen] = useState(0);
  const replies = lines.filter(({ sender }) => sender === 'ai').length;
  if (open && seen !== replies) setSeen(replies);
  return !open && replies > seen;
}
