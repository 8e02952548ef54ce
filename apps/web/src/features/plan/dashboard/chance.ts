import { OFTEN_APART, scoreChange } from '@aivy/exam';

/** What a difference between two results means. @param chance that it's growth, 0-1 */
export function growthSentence(chance: number): string {
  switch (scoreChange(chance)) {
    case 'grown':
      return 'Real improvement';
    case 'likely-grown':
      return 'Probably improved';
    case 'fallen':
      return 'Dipped. Your next sets go back to what slipped';
    case 'likely-fallen':
      return 'Probably dipped. Your next test will tell';
    case 'noise':
      return 'About the same';
  }
}

/** How much tests of the same student differ, for anyone who compares them. */
export const NOISE_SENTENCE = `Two tests a day apart often differ. About one pair in five is more than ${OFTEN_APART} points apart in a section.`;

/** "+80", "−20", "0". */
export const signed = (difference: number): string =>
  difference > 0 ? `+${difference}` : difference < 0 ? `−${-difference}` : '0';
