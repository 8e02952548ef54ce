import type { ProductKey } from '@aivy/contracts';
import { useLocation } from 'react-router-dom';
import { useAppSelector } from '../store';

const DAILY_PART = 'aivy-daily';

/** The product that the student is in: the daily one where the address says so, elsewhere the one that was chosen. */
export function useCurrentProduct(): ProductKey | null {
  const { pathname } = useLocation();
  const chosen = useAppSelector((state) => state.session.product);
  return pathname.includes(DAILY_PART) ? 'daily' : chosen;
}
