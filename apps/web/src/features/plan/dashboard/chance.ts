import { OFTEN_APART, scoreChange, type ScoreChange } from '@aivy/exam';

export const CHANGE_WORDS: Readonly<Record<ScoreChange, string>> = {
  grown: 'Real improvement',
  'likely-grown': 'Probably improved',
  noise: 'About the same',
  'likely-fallen': 'Probably dipped',
  fallen: 'Dipped',
};
const NEXT: Partial<Record<ScoreChange, string>> = {
  'likely-fallen': '. Your next test will tell',
  fallen: '. Your next sets go back to what slipped',
};

/** What a difference between two results means. @param chance that it's growth, 0-1 */
export function growthSentence(chance: number): string {
  const change = scoreChange(chance);
  return CHANGE_WORDS[change] + (NEXT[change] ?? '');
}

/** How much tests of the same student differ, for anyone who compares them. */
export const NOISE_SENTENCE = `Two tests a day apart often differ. About one pair in five is more than ${OFTEN_APART} points apart in a section.`;

/** "+80", "−20", "0". */
export const signed = (difference: number): string =>
  difference > 0 ? `+${difference}` : difference < 0 ? `−${-difference}` : '0';
