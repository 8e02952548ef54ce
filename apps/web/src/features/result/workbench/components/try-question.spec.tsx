import { ALIKE, ALIKE_SAID, choicesSaid } from '../../../../player/read-aloud/testing/alike-choices';
import { TryQuestion } from './try-question';

it('choices that punctuation alone tells apart are so for whoever listens, in a mistake that is tried again, too', () => {
  expect(choicesSaid(<TryQuestion question={ALIKE} answer="b" onSolved={() => undefined} />)).toEqual(ALIKE_SAID);
});
