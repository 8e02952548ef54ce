import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { packItems, type Item } from '@aivy/item-bank';
import { typesetItem } from '@aivy/item-bank/typeset';
import { KeptFormulas } from './kept-formulas.js';

const [first, second] = packItems().filter(({ key }) => key.startsWith('math-')) as [Item, Item];
let folder: string;
let asked: string[];
const set = (item: Item) => {
  asked.push(item.key);
  return typesetItem(item);
};
const file = () => path.join(folder, 'cache', 'formulas.json');
const open = (at = file()) => new KeptFormulas(at, set);

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'aivy-formulas-'));
  asked = [];
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

describe('formulas that are kept between databases', () => {
  it('are set once, and are then what they would be if they were set', () => {
    for (let system = 0; system < 2; system += 1) {
      const kept = open();
      expect([first, second].map(kept.typeset)).toEqual([first, second].map(typesetItem));
      kept.save();
    }
    expect(asked).toEqual([first.key, second.key]);
    expect(typesetItem(first).question).not.toBeNull();
  });

  it('are set anew where the words of an item changed, and not where anything else did', () => {
    const before = open();
    before.typeset(first);
    before.save();
    const reworded = { ...first, explanation: `${first.explanation} \\(x^2\\)` };
    const after = open();
    after.typeset({ ...first, seconds: first.seconds + 5 });
    expect(asked).toHaveLength(1);
    expect(after.typeset(reworded)).toEqual(typesetItem(reworded));
    after.save();
    expect(open().typeset(first)).toEqual(typesetItem(first));
    expect(asked).toHaveLength(2);
  });

  it.each(['', '{"x":', '[1]', '{"x":{"question":1,"solution":null}}'])(
    'are set where the file is broken, which is then whole again: %j',
    (text) => {
      fs.mkdirSync(path.dirname(file()));
      fs.writeFileSync(file(), text);
      for (let system = 0; system < 2; system += 1) {
        const kept = open();
        expect(kept.typeset(first)).toEqual(typesetItem(first));
        kept.save();
      }
      expect(asked).toEqual([first.key]);
    },
  );

  it('are set where nothing can be kept', () => {
    const kept = open(path.join('/dev/null', 'cache', 'formulas.json'));
    expect(kept.typeset(first)).toEqual(typesetItem(first));
    kept.save();
  });

  it('stand in a whole file beside nothing else, whoever writes it at the same time', () => {
    const [one, other] = [open(), open()];
    one.typeset(first);
    other.typeset(second);
    one.save();
    other.save();
    expect(fs.readdirSync(path.dirname(file()))).toEqual(['formulas.json']);
    open().typeset(second);
    expect(asked).toEqual([first.key, second.key]);
  });
});
