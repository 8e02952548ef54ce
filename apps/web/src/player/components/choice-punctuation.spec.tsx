import { render } from '@testing-library/react';
import type { AnalysedQuestion } from '../analysis/model';
import { ChoiceReview } from '../analysis/choice-review';
import { TriedChoices } from '../../features/aivydaily/session/components/tried-choices';
import { TryQuestion } from '../../features/result/workbench/components/try-question';
import { sentencesOfShownQuestion } from '../read-aloud/shown-question';
import { question } from '../testing/open-test-page';

const ALIKE = question(1, {
  passage: '',
  choice_a: 'dawn; a',
  choice_b: 'dawn: a',
  choice_c: 'dawn, a',
  choice_d: 'dawn a',
});
const SAID = [
  'Choice A: dawn; a, with its punctuation: dawn semicolon a',
  'Choice B: dawn: a, with its punctuation: dawn colon a',
  'Choice C: dawn, a, with its punctuation: dawn comma a',
  'Choice D: dawn a, with its punctuation: dawn a',
];

const said = (list: React.ReactNode): string[] => {
  const { container } = render(<div data-shown-question>{list}</div>);
  return sentencesOfShownQuestion(container)
    .map(({ words }) => words)
    .filter((words) => words.startsWith('Choice'));
};

/** On the test page `announced.e2e.ts` and the specs of the page hold it. */
describe('choices that punctuation alone tells apart are so for whoever listens', () => {
  it('in practice', () => {
    const nothing = (): void => undefined;
    expect(
      said(<TriedChoices texts={ALIKE} chosen="" tried={[]} answer={null} closed={false} onChoose={nothing} />),
    ).toEqual(SAID);
  });

  it('in the analysis', () => {
    const item = { question: ALIKE, correctAnswer: 'b', answer: 'a' } as AnalysedQuestion;
    expect(said(<ChoiceReview item={item} />)).toEqual(SAID);
  });

  it('in a mistake that is tried again', () => {
    const { container } = render(<TryQuestion question={ALIKE} answer="b" onSolved={() => undefined} />);
    expect(
      sentencesOfShownQuestion(container)
        .map(({ words }) => words)
        .filter((words) => words.startsWith('Choice')),
    ).toEqual(SAID);
  });
});
