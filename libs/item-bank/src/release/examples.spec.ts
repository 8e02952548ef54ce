import { examplesLike } from './examples.js';
import { packBank } from './pack-bank.js';

const bank = packBank();
const practice = new Set(bank.itemsOf('practice').map(({ id }) => id));

describe('the questions that could be worked out as examples', () => {
  const math = bank.items().filter(({ key }) => key.startsWith('math-'));

  it('are there for every Math item, never the item itself, and none that a test asks', () => {
    for (const item of math.filter((_, at) => at % 40 === 0)) {
      const examples = examplesLike(bank, item);
      expect(examples.length).toBeGreaterThan(1);
      for (const { id, skill } of examples)
        expect([id === item.id, practice.has(id), skill]).toEqual([false, true, item.skill]);
    }
  });

  it('begin with those of the same family', () => {
    const item = math.find(
      ({ id, family }) => practice.has(id) && examplesLike(bank, bank.item(id)!)[0]?.family === family,
    )!;
    const families = examplesLike(bank, item).map(({ family }) => family === item.family);
    expect(families).toEqual([...families].sort((one, other) => Number(other) - Number(one)));
  });

  it("aren't there for Reading and Writing, where a text can't be worked out", () => {
    expect(
      examplesLike(
        bank,
        bank.items().find(({ key }) => key.startsWith('rw-'))!,
      ),
    ).toEqual([]);
  });
});
