import { useEffect, useState } from 'react';
import { listDrafts } from './api';
import type { Entry } from './wire';

/** The drafts before and after one, in the order of the list, and the next one that is not complete. */
export function useNeighbours(key: string): { before?: string; after?: string; nextOpen?: string } {
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  useEffect(() => {
    listDrafts().then(
      (list) => setEntries(list.entries),
      () => undefined,
    );
  }, [key]);
  const at = entries.findIndex((entry) => entry.key === key);
  if (at < 0) return {};
  const round = [...entries.slice(at + 1), ...entries.slice(0, at)];
  const [before, after] = [entries[at - 1]?.key, entries[at + 1]?.key];
  const nextOpen = round.find(({ state }) => state === 'open')?.key;
  return { ...(before && { before }), ...(after && { after }), ...(nextOpen && { nextOpen }) };
}
