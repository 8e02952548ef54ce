import { filtered, NO_FILTER, type Filter } from './filter';
import type { Entry } from './wire';

const none = { place: 0, question: 0, answers: 0, mistakes: 0, hints: 0, explanation: 0 };
const entry = (key: string, change: Partial<Entry>): Entry => ({
  ...{ key, title: '', file: 'a.xml', type: 'choice', skill: null, difficulty: null, open: none, state: 'open' },
  ...change,
});
const entries = [
  entry('one', { title: 'What is a Hoatzin?', skill: 1, open: { ...none, hints: 2 } }),
  entry('two', { skill: 24, file: 'b.zip!x.xml', state: 'ready' }),
  entry('three', { open: { ...none, place: 3 } }),
];

describe('the list of drafts', () => {
  it.each<[Partial<Filter>, string]>([
    [{}, 'one two three'],
    [{ text: ' hoatzin ' }, 'one'],
    [{ text: 'b.zip' }, 'two'],
    [{ state: 'ready' }, 'two'],
    [{ lacks: 'hints' }, 'one'],
    [{ subject: 'english' }, 'one'],
    [{ subject: 'math' }, 'two'],
    [{ subject: 'none' }, 'three'],
    [{ subject: 'none', lacks: 'hints' }, ''],
  ])('for %j has %s', (filter, keys) =>
    expect(
      filtered(entries, { ...NO_FILTER, ...filter })
        .map(({ key }) => key)
        .join(' '),
    ).toBe(keys),
  );
});
