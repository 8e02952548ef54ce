import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { question } from '../../testing/open-test-page';
import { sentencesOfShownQuestion } from '../shown-question';

/** A question whose choices punctuation alone tells apart. */
export const ALIKE = question(1, {
  passage: '',
  choice_a: 'dawn; a',
  choice_b: 'dawn: a',
  choice_c: 'dawn, a',
  choice_d: 'dawn a',
});
/** What a listener hears of them. */
export const ALIKE_SAID = [
  'Choice A: dawn; a, with its punctuation: dawn semicolon a',
  'Choice B: dawn: a, with its punctuation: dawn colon a',
  'Choice C: dawn, a, with its punctuation: dawn comma a',
  'Choice D: dawn a, with its punctuation: dawn a',
];

/** The choices of what is shown as they are read aloud. */
export function choicesSaid(shown: ReactNode): string[] {
  const { container } = render(<div data-shown-question>{shown}</div>);
  return sentencesOfShownQuestion(container)
    .map(({ words }) => words)
    .filter((words) => words.startsWith('Choice'));
}
