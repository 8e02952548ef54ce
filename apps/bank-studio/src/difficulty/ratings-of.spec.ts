import { generate, printOf, TEMPLATES, AUTHORED_ITEMS, type Item } from '@aivy/item-bank';
import { chooseUnsolved } from './choose-unsolved.js';
import { ratingKey, withRating } from '@aivy/item-bank/difficulty';
import { currentSolves, packOf, ratingsOf } from './ratings-of.js';
import type { Solve } from './solve.js';

const word = AUTHORED_ITEMS.find(({ key }) => key === 'rw-words-01')!;
const template = TEMPLATES.find(({ type }) => type === 'choice')!;
const variants = Array.from({ length: 12 }, (_, index) => generate(template, index + 1));
const items: Item[] = [word, ...variants];
const solveOf = (item: Item, solver: number, more: Partial<Solve> = {}): Solve => ({
  key: item.key,
  print: printOf(item),
  solver,
  answer: item.answer,
  confidence: 0.96,
  seconds: 60,
  steps: 2,
  tempting: '',
  why: '',
  band: 'hard',
  ...more,
});
const names = (solves: Solve[]): string[] => [...ratingsOf(items, solves).keys()];

describe('what the rule makes of the solves that are kept', () => {
  it('is a rating for what both solvers solved, and for nothing that one of them did not', () => {
    expect(names([solveOf(word, 1), solveOf(word, 2)])).toEqual([word.key]);
    expect(names([solveOf(word, 1)])).toEqual([]);
    expect(names([solveOf(word, 1), solveOf(word, 3)])).toEqual([]);
  });

  it('leaves out what was solved before the item was changed', () => {
    expect(names([solveOf(word, 1), solveOf(word, 2, { print: 'as it was' })])).toEqual([]);
  });

  it('takes a third solver, who checks bands, into no band', () => {
    const two = [solveOf(word, 1), solveOf(word, 2)];
    expect(ratingsOf(items, [...two, solveOf(word, 3, { band: 'easy' })])).toEqual(ratingsOf(items, two));
  });

  it('gives all variants of a template the band of those that were solved', () => {
    const solves = [1, 2].flatMap((solver) => [solveOf(variants[0]!, solver), solveOf(variants[3]!, solver)]);
    const ratings = ratingsOf(items, solves);
    const name = `math-${template.id}:${template.difficulty}`;
    expect(ratings.get(name)).toMatchObject({
      band: 'hard',
      solves: 4,
      prints: [printOf(variants[0]!), printOf(variants[3]!)],
    });
    const { b, b_sd } = ratings.get(name)!;
    const table = Object.fromEntries(ratings);
    for (const variant of variants)
      expect(withRating(variant, table)).toEqual({ ...variant, difficulty: 'hard', b, b_sd });
    expect(withRating(word, table)).toBe(word);
  });

  it('keeps two bands of one template apart', () => {
    const harder = { ...variants[0]!, difficulty: 'hard' as const };
    expect(ratingKey(harder)).not.toBe(ratingKey({ ...harder, difficulty: 'easy' }));
  });

  it('is kept by pack, and in Mathematics by skill', () => {
    expect(packOf(word)).toBe('rw-words');
    expect(packOf({ key: 'math-x-1', skill: 25 })).toBe('math-ratios-rates-proportions-and-units');
    expect(packOf({ key: 'math-x-1', skill: 22 })).toBe('math-lines-angles-and-triangles');
  });
});

describe('what is still to solve', () => {
  const left = (solves: Solve[], solvers = [1, 2]): string[] =>
    chooseUnsolved(items, currentSolves(items, solves), solvers).map(({ key }) => key);

  it('is every item of Reading & Writing, and two variants of a template that differ in their answer', () => {
    const [first, ...chosen] = left([]);
    expect(first).toBe(word.key);
    expect(chosen).toHaveLength(2);
    const answers = chosen.map((key) => variants.find((variant) => variant.key === key)!.answer);
    expect(new Set(answers).size).toBe(2);
  });

  it('is for a solver what this one has not solved, the variants that the other has', () => {
    const solves = [solveOf(word, 1), solveOf(variants[5]!, 1), solveOf(variants[7]!, 1)];
    expect(left(solves, [1])).toEqual([]);
    expect(left(solves, [2])).toEqual([word.key, variants[5]!.key, variants[7]!.key]);
    // Of both solvers it is what either lacks.
    expect(left(solves, [1, 2])).toEqual([word.key, variants[5]!.key, variants[7]!.key]);
  });

  it('is again what was changed after it was solved', () => {
    expect(left([solveOf(word, 1, { print: 'as it was' })], [1])).toContain(word.key);
  });
});
