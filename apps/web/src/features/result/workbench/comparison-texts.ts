import type { ScoreDifference, TallyChange } from '@aivy/exam';
import type { NoComparison } from './comparison';

/** "+80", "−20", "0". */
export const signed = (difference: number): string =>
  difference > 0 ? `+${difference}` : difference < 0 ? `−${-difference}` : '0';

const WHY_NOT: Readonly<Record<NoComparison, string>> = {
  'no-score': 'One of the two has no score here, so we can’t compare them.',
  'old-report': 'One of the two reports is too old to tell a real change from a small one.',
};

/** What a difference means, in a word for a table and a sentence beside it. */
export function differenceWords(difference: ScoreDifference | NoComparison): { word: string; sentence: string } {
  if (typeof difference === 'string') return { word: 'Not comparable', sentence: WHY_NOT[difference] };
  const usual = `Two tests usually differ by up to ${difference.noise} points, even with no practice in between.`;
  switch (difference.change) {
    case 'grown':
      return { word: 'Real improvement', sentence: `${usual} This is more.` };
    case 'likely-grown':
      return { word: 'Probably improved', sentence: usual };
    case 'fallen':
      return { word: 'Dipped', sentence: `${usual} This is more.` };
    case 'likely-fallen':
      return { word: 'Probably dipped', sentence: `${usual} Your next test will tell.` };
    case 'noise':
      return { word: 'About the same', sentence: usual };
  }
}

export const TALLY_WORDS: Readonly<Record<TallyChange, string>> = {
  more: 'More right',
  fewer: 'Fewer right',
  noise: 'About the same',
};

export const NOT_SAME_ROUTE = 'Other difficulty, not compared';
