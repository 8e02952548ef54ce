import { preloadDisplayFont } from '@aivy/web-ui';
import { useEffect } from 'react';
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
  return <TestStart />;
}
