import type { BankItem } from '@aivy/item-bank/item';
import { evaluate } from 'mathjs';
import { formulasIn } from '@aivy/item-bank/algebra';
import { decide, startTutor, toHintContext } from '../../src/index.js';
import { ITEMS } from './items.js';

/** Questions that give an expression and ask for a coefficient of it, written out. */
const items = ITEMS.filter(({ key }) => key.startsWith('math-equivalent-coefficient'));

/** The expression, and its coefficients by its values at three places. */
function expanded({ question }: BankItem): { given: string; name: string; p: number; k: number; r: number } {
  const given = formulasIn(question).find((each) => /\(.*[a-z].*\)/.test(each) && !each.includes('='))!;
  const [name] = /[a-z]/.exec(given)!;
  const at = (value: number): number => Number(evaluate(given, { [name]: value }));
  const [low, middle, high] = [at(-1), at(0), at(1)];
  return { given, name, p: (high + low) / 2 - middle, k: (high - low) / 2, r: middle };
}

/** What is said of the last of some lines, sent one after the other. */
function lastVerdict(item: BankItem, lines: readonly string[]): string | undefined {
  let state = startTutor(item.id);
  let verdict: string | undefined;
  for (const line of lines) {
    const { move, state: after } = decide(toHintContext(item, state), state, `check my step: ${line}`);
    verdict = move.step?.verdict ?? move.move;
    state = after;
  }
  return verdict;
}

type Line = (coefficient: number) => string;

/** One claim, in the ways in which somebody who tries out coefficients would hide it. */
function disguises(item: BankItem): Record<string, Line> {
  const { given, name, p, r } = expanded(item);
  const sum: Line = (k) => `${p}${name}^2 + ${k}${name} + ${r}`;
  return {
    plain: (k) => `${given} = ${sum(k)}`,
    turned: (k) => `${sum(k)} = ${given}`,
    'one more on both sides': (k) => `${given} + 1 = ${sum(k)} + 1`,
    'twice both': (k) => `2(${given}) = 2(${sum(k)})`,
    'their difference': (k) => `${given} - (${sum(k)}) = 0`,
    'two lines': (k) => `${given}\n${sum(k)}`,
  };
}

it('there are such items', () => {
  expect(items.length).toBeGreaterThan(5);
  for (const item of items) expect(Object.values(expanded(item)).every((each) => !Number.isNaN(each))).toBe(true);
});

describe.each(items.map((item) => [item.key, item] as const))('%s', (_key, item) => {
  const { k, name } = expanded(item);
  const [one, two, three, four] = [k + 1, k - 2, k + 3, k - 4] as const;

  it.each(Object.entries(disguises(item)))(
    'whoever tries out coefficients is not told the right one: %s',
    (_, line) => {
      const after = (...tried: number[]): [string | undefined, string | undefined] => [
        lastVerdict(item, [...tried, k].map(line)),
        lastVerdict(item, [...tried, four].map(line)),
      ];
      for (const tried of [
        [one, two],
        [one, two, three],
        [one, two, three, two],
      ]) {
        const [right, wrong] = after(...tried);
        expect(right).toBe(wrong);
      }
      // A true line beforehand is no room for one more.
      const begun = [`${name} = ${name}`, line(one)];
      expect(lastVerdict(item, [...begun, line(two), line(k)])).toBe(
        lastVerdict(item, [...begun, line(two), line(four)]),
      );
    },
  );
});

it('a slip in such a rewriting and its repair are judged', () => {
  const [item] = items;
  const line = disguises(item!)['plain']!;
  const { k } = expanded(item!);
  expect(lastVerdict(item!, [line(k + 1)])).toBe('false-identity');
  expect(lastVerdict(item!, [line(k + 1), line(k)])).toBe('identity');
});
