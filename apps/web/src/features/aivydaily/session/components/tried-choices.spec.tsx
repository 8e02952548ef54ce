import { ALIKE, ALIKE_SAID, choicesSaid } from '../../../../player/read-aloud/testing/alike-choices';
import { TriedChoices } from './tried-choices';

it('choices that punctuation alone tells apart are so for whoever listens, in practice, too', () => {
  const choices = (
    <TriedChoices texts={ALIKE} chosen="" tried={[]} answer={null} closed={false} onChoose={() => undefined} />
  );
  expect(choicesSaid(choices)).toEqual(ALIKE_SAID);
});
