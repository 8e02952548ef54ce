import { AUTHORED_ITEMS } from '../content/index.js';
import { LETTERS, type BlankItem, type ChoiceItem } from '../item/item.js';
import { checkItems } from './check-items.js';
import { namesExpert } from './register.js';
import { stemOf } from './text.js';
import { warningsOf } from './warnings.js';

const reading = AUTHORED_ITEMS.filter(
  (item): item is ChoiceItem => item.type === 'choice' && item.key.startsWith('rw-'),
);
const copy = (key: string): ChoiceItem => structuredClone(reading.find((item) => item.key === key)!);
const twin = (key: string, change: Partial<ChoiceItem>): ChoiceItem => ({
  ...copy(key),
  key: 'rw-planted-01',
  family: 'rw-planted-01',
  ...change,
});
const filler = (count: number) => Array.from({ length: count }, (_, index) => `word${index}`).join(' ');
const rulesFor = (item: ChoiceItem, beside: readonly ChoiceItem[] = []): string[] =>
  warningsOf([...beside, item])
    .filter((warning) => warning.item === item.key)
    .map(({ rule }) => rule);
/** The choices with the key's and the others' texts. */
const choices = (item: ChoiceItem, key: string, others: readonly [string, string, string]): ChoiceItem['choices'] => {
  const left = [...others];
  return Object.fromEntries(
    LETTERS.map((letter) => [letter, letter === item.answer ? key : left.shift()!]),
  ) as ChoiceItem['choices'];
};

describe('a warning', () => {
  const central = copy('rw-central-01');
  const plainOnes = ['It shows a change of mind.', 'It praises a teacher.', 'It lists three tools.'] as const;

  it('tells of a key that alone is hedged', () => {
    const sound = twin('rw-central-01', { choices: choices(central, 'It describes a loss.', plainOnes) });
    expect(rulesFor(sound)).not.toContain('cue-hedge');
    const hedged = twin('rw-central-01', { choices: choices(central, 'It may describe a loss.', plainOnes) });
    expect(rulesFor(hedged)).toContain('cue-hedge');
    const two = ['It shows what might be lost.', 'It praises a teacher.', 'It lists three tools.'] as const;
    expect(rulesFor({ ...hedged, choices: choices(central, 'It may describe a loss.', two) })).not.toContain(
      'cue-hedge',
    );
  });

  it('tells of a key that alone is a plural, but not where number is asked', () => {
    const words = copy('rw-words-01');
    const plural = choices(words, 'signals', ['echo', 'loss', 'status']);
    expect(rulesFor(twin('rw-words-01', { choices: plural }))).toContain('cue-plural');
    expect(rulesFor(twin('rw-words-01', { choices: plural, skill: 11 }))).not.toContain('cue-plural');
  });

  it('tells of a key that alone has a rare word of the text', () => {
    const echo = choices(central, 'It concerns a xylophonist.', plainOnes);
    const passage = `<p>A xylophonist met the others. ${filler(30)}</p>`;
    expect(rulesFor(twin('rw-central-01', { passage, choices: echo }))).toContain('cue-echo');
    // In six texts it is rare no longer.
    const beside = reading.slice(0, 5).map((item) => ({ ...item, passage }));
    expect(rulesFor(twin('rw-central-01', { passage, choices: echo }), beside)).not.toContain('cue-echo');
  });

  it('tells of the one wrong choice that mirrors the key, not of two pairs and not of a pair of wrong ones', () => {
    const near = ['The fish came back after the river rose.', 'Nobody had asked.', 'A mill was built.'] as const;
    const key = 'The fish came back before the river rose.';
    expect(rulesFor(twin('rw-central-01', { choices: choices(central, key, near) }))).toContain('mirror-pair');
    const pairs = [near[0], 'Nobody had asked the miller twice.', 'Nobody had asked the miller once.'] as const;
    expect(rulesFor(twin('rw-central-01', { choices: choices(central, key, pairs) }))).not.toContain('mirror-pair');
    const wrongPair = [near[0], key, near[1]] as const;
    expect(rulesFor(twin('rw-central-01', { choices: choices(central, near[2], wrongPair) }))).not.toContain(
      'mirror-pair',
    );
  });

  it.each([
    ['hard', 99, 1, true],
    ['hard', 100, 1, false],
    ['hard', 119, 7, true],
    ['hard', 120, 7, false],
    ['medium', 60, 1, false],
  ] as const)('tells of a thin passage: %s, %i words, skill %i: %j', (difficulty, count, skill, warned) => {
    const item = twin('rw-central-01', { difficulty, skill, passage: `<p>${filler(count)}</p>` });
    expect(rulesFor(item).includes('thin-passage')).toBe(warned);
  });

  it('tells of two passages that tell of the same thing in other words, among many', () => {
    const passage =
      '<p>Seventy-six years pass between visits of Halley’s Comet to the Sun. Children who saw it in 1986 will see it without a telescope a second time in 2061; a third visit is granted to hardly anybody.</p>';
    const retold = twin('rw-central-01', { passage });
    const warned = warningsOf([...reading, retold]).filter(({ item }) => item === retold.key);
    expect(warned).toContainEqual(
      expect.objectContaining({ rule: 'scenario', message: expect.stringContaining('rw-boundaries-81') }),
    );
    // A family may tell of one thing.
    const { passage: told } = copy('rw-central-10');
    expect(rulesFor({ ...retold, passage: told }, reading)).toContain('scenario');
    expect(rulesFor({ ...retold, passage: told, family: 'rw-central-10' }, reading)).not.toContain('scenario');
  });

  it('tells of the same four choices in another order', () => {
    const [a, b] = [twin('rw-form-02', {}), copy('rw-form-02')];
    const { choices: own } = a;
    expect(rulesFor({ ...a, choices: { a: own.b, b: own.a, c: own.d, d: own.c } }, [b])).toContain('same-choices');
    expect(rulesFor({ ...a, choices: { ...own, a: 'shone' } }, [b])).not.toContain('same-choices');
  });

  it('tells of a skill of which more than a fifth of the texts name an expert who argues', () => {
    const own = reading.filter(({ skill }) => skill === 1).slice(0, 20);
    const with_ = (count: number) =>
      own.map((item, index) => ({
        ...item,
        passage: index < count ? '<p>Biologist Kerstin Aldana argues that it is so.</p>' : '<p>Rain fell.</p>',
      }));
    const told = (count: number) => warningsOf(with_(count)).some(({ rule }) => rule === 'expert');
    expect([told(4), told(5)]).toEqual([false, true]);
  });
});

describe('numbers to choose from', () => {
  const told = (a: string, b: string, c: string, d: string): boolean =>
    checkItems([twin('rw-central-01', { choices: { a, b, c, d } })]).some(({ rule }) => rule === 'choice-order');

  it.each([
    ['\\(-3\\)', '\\(0\\)', '\\(\\frac{1}{2}\\)', '\\(2\\)', false],
    ['40%', '30%', '20%', '10%', false],
    ['\\(\\$1{,}200\\)', '\\(\\$900\\)', '\\(\\$1{,}000\\)', '\\(\\$800\\)', true],
    ['\\(3\\)', '\\(1\\)', '\\(2\\)', '\\(4\\)', true],
    ['\\(3\\)', '\\(1\\)', '\\(x\\)', '\\(4\\)', false],
  ] as const)('%s, %s, %s, %s: a fault: %j', (a, b, c, d, warned) => {
    expect(told(a, b, c, d)).toBe(warned);
  });
});

describe('the check of a pack', () => {
  const blank = AUTHORED_ITEMS.find(({ type }) => type === 'blank') as BlankItem;

  it.each([
    ['13/4', 'The \\(4\\) multiplies \\(kx\\) as well, so \\(4k\\) has to equal \\(13\\).', true],
    ['13', 'After \\(4t=52\\), the \\(4\\) was subtracted.', true],
    ['7', 'A factor \\(x-7\\) is zero when \\(x\\) is \\(7\\), not \\(-7\\).', true],
    ['3/4', 'So \\(x=\\frac{3}{4}\\).', true],
    ['7', 'This comes from \\(4t=52\\).', false],
    ['7', 'The \\(7\\) was added and not subtracted.', false],
    ['7', 'This solves \\(x=7+3\\).', false],
  ])('for the key %s, feedback %j leaves one step: %j', (answer, feedback, refused) => {
    const [first, ...rest] = blank.common_wrong;
    const others = rest.map((wrong) => ({ ...wrong, feedback: 'Look at the signs.' }));
    const item = { ...blank, answer, common_wrong: [{ ...first!, feedback }, ...others] };
    expect(
      checkItems([item])
        .map(({ rule }) => rule)
        .includes('feedback-step'),
    ).toBe(refused);
  });

  it('refuses keys that are the odd one out far more often than a guess', () => {
    const faults = (hedged: number) =>
      checkItems(
        reading.slice(0, 25).map((item, index) => {
          const odd = LETTERS.find((letter) => (letter === item.answer) === index < hedged)!;
          return { ...item, choices: { a: 'It is.', b: 'It was.', c: 'It did.', d: 'It went.', [odd]: 'It may be.' } };
        }),
      ).filter(({ rule }) => rule === 'cue-hedge');
    // Two fifths of 25 are ten.
    expect(faults(10)).toEqual([]);
    expect(faults(11)).toEqual([
      {
        item: 'english',
        rule: 'cue-hedge',
        message: 'where one choice alone is hedged, it is the key in 44 % of 25 items',
      },
    ]);
  });

  it('refuses an article before the blank that some choices do not fit', () => {
    const item = copy('rw-words-01');
    const passage = `<p>It was an ______ idea. ${filler(30)}</p>`;
    const rules = (texts: readonly [string, string, string]) =>
      checkItems([{ ...item, passage, choices: choices(item, 'odd', texts) }]).map(({ rule }) => rule);
    expect(rules(['early', 'easy', 'plain'])).toContain('cue-article');
    expect(rules(['early', 'easy', 'open'])).not.toContain('cue-article');
  });

  it('refuses a pack in which more than a fifth of the texts are a named expert’s', () => {
    const pack = (share: number) =>
      reading.slice(0, 500).map((item, index) => ({
        ...item,
        passage: index % 10 < share ? '<p>Historian Marit Solheim contends that it was so.</p>' : '<p>Rain fell.</p>',
      }));
    const refused = (share: number) => checkItems(pack(share)).some(({ rule }) => rule === 'expert');
    expect([refused(2), refused(3)]).toEqual([false, true]);
  });
});

describe('a named expert who argues', () => {
  it.each([
    ['<p>Sociolinguist Bronwen Teilo found that it is.</p>', true],
    ['<p>In 1950 the historian Delphine Roux, then in Lyon, argued so.</p>', true],
    ['<p>Marit Solheim kept bees. She argued with them.</p>', false],
    ['<p>A biologist argues that it is.</p>', false],
  ])('%j: %j', (passage, names) => {
    expect(namesExpert({ ...copy('rw-central-01'), passage })).toBe(names);
  });
});

describe('the stem of a word', () => {
  it.each([
    ['establishes', 'establish'],
    ['established', 'establish'],
    ['bus', 'bus'],
    ['string', 'str'],
  ])('of %j is %j', (word, stem) => {
    expect(stemOf(word)).toBe(stem);
  });
});
