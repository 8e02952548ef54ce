import { useProducts } from '../../core/session/use-products';
import { aivydailyApi } from '../../core/api/aivydaily';

const { useGetRewardsQuery } = aivydailyApi;

/** Does the student have to unlock a full test first? A test that points unlocked is open. */
export function useTestsLocked(): boolean {
  const { fullTests } = useProducts();
  const { data: rewards } = useGetRewardsQuery(undefined, { skip: fullTests });
  return !fullTests && !rewards?.unlocks.some(({ name, unlocked_at: at }) => name === 'mock-full-test' && at !== null);
}
