import { ChoiceReview } from '../analysis/choice-review';
import type { AnalysedQuestion } from '../analysis/model';
import { ALIKE, ALIKE_SAID, choicesSaid } from '../read-aloud/testing/alike-choices';
import { Choices } from './choices';

const nothing = (): void => undefined;

describe('choices that punctuation alone tells apart are so for whoever listens', () => {
  it('in a test', () => {
    const choices = (
      <Choices question={ALIKE} answer="" eliminated="" eliminating={false} onChoose={nothing} onStrike={nothing} />
    );
    expect(choicesSaid(choices)).toEqual(ALIKE_SAID);
  });

  it('in the analysis', () => {
    const item = { question: ALIKE, correctAnswer: '', answer: '' } as AnalysedQuestion;
    expect(choicesSaid(<ChoiceReview item={item} />)).toEqual(ALIKE_SAID);
  });
});
