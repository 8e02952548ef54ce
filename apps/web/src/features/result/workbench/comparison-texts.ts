import type { ScoreDifference, TallyChange } from '@aivy/exam';
import type { NoComparison } from './comparison';

/** "+80", "−20", "0". */
export const signed = (difference: number): string =>
  difference > 0 ? `+${difference}` : difference < 0 ? `−${-difference}` : '0';

const WHY_NOT: Readonly<Record<NoComparison, string>> = {
  'no-score': 'One of the two has no score here, so there is nothing to compare.',
  'old-report':
    'One of the two reports is from before the noise of a test was kept, so a change cannot be told from noise.',
};

/** What a difference means, in a word for a table and a sentence beside it. */
export function differenceWords(difference: ScoreDifference | NoComparison): { word: string; sentence: string } {
  if (typeof difference === 'string') return { word: 'Not comparable', sentence: WHY_NOT[difference] };
  const noise = `two tests with nothing learned in between differ by up to ${difference.noise} points two times in three`;
  switch (difference.change) {
    case 'grown':
      return { word: 'Change', sentence: `Almost certainly real growth: ${noise}.` };
    case 'likely-grown':
      return { word: 'Likely change', sentence: `Probably real growth, about 9 chances in 10: ${noise}.` };
    case 'fallen':
      return { word: 'Change', sentence: `Almost certainly lower: ${noise}.` };
    case 'likely-fallen':
      return {
        word: 'Likely change',
        sentence: `Probably lower, about 9 chances in 10: ${noise}. The next test will tell.`,
      };
    case 'noise':
      return { word: 'Noise', sentence: `Inside the noise: ${noise}.` };
  }
}

export const TALLY_WORDS: Readonly<Record<TallyChange, string>> = {
  more: 'Change: more right',
  fewer: 'Change: fewer right',
  noise: 'Noise',
};

export const NOT_SAME_ROUTE = 'Other difficulty, not compared';
