import { useEffect } from 'react';
import { whenIdle } from '../../lib/when-idle';

/**
 * For a screen without a header, whose menu brings them along: what says that there is no network cannot be fetched
 * then.
 */
export function useAlertsAtHand(): void {
  useEffect(() => whenIdle(() => void import('./alert-center').catch(() => undefined)), []);
}
