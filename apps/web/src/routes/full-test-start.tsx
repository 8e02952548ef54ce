import { preloadDisplayFont } from '@aivy/web-ui';
import { useEffect } from 'react';
import { useProducts } from '../core/session/use-products';
import { LockedTest, useTestUnlock } from '../features/aivydaily/home/components/locked-test';
import { takenSince } from '../features/full-test/components/practice-test-link';
import { TestStart } from '../features/full-test/components/test-start';
import { fetchReadingFace } from '../lib/reading-face';

/** The screen itself comes first. */
const AHEAD_AFTER_MS = 1_500;

/** The page of the test and its typeface are fetched while the student reads what the test is. */
export default function FullTestStart() {
  preloadDisplayFont();
  useEffect(() => {
    const later = setTimeout(() => {
      fetchReadingFace();
      void import('./full-test').catch(() => undefined);
    }, AHEAD_AFTER_MS);
    return () => clearTimeout(later);
  }, []);
  const { fullTests } = useProducts();
  const unlockedAt = useTestUnlock(fullTests);
  return (
    <TestStart
      locked={(tests) => (fullTests || (unlockedAt !== null && !takenSince(tests, unlockedAt)) ? null : <LockedTest />)}
    />
  );
}
