import type { QuickReply } from '@aivy/contracts';
import { useState } from 'react';

/** What the tutor proposed holds until an attempt has changed what can be said; a passage has no steps to check. */
export function useProposed(first: readonly QuickReply[], proposed: readonly QuickReply[] | null, isMath: boolean) {
  const [held, setHeld] = useState({ first, outdated: null as typeof proposed });
  if (held.first !== first) setHeld({ first, outdated: proposed });
  const current = proposed === null || proposed === held.outdated ? first : proposed;
  return isMath ? current : current.filter((reply) => reply !== 'check-step');
}
