import { decide, startTutor, toHintContext } from '../../src/index.js';
import { fromHtml } from '../../src/text/from-html.js';
import { ITEMS } from './items.js';

const EVERY = 8;
const VERDICT = /^idea-/;

const because = (words: string[]): string => `because ${words.join(' ')}`;

/** What's said of a part of each choice, typed as a reason. */
function movesOf(item: (typeof ITEMS)[number], part: (words: string[]) => string[], said = because): string[] {
  if (item.type !== 'choice') return [];
  const state = startTutor(item.id);
  return Object.values(item.choices).map((choice) => {
    const words = part(fromHtml(choice).split(/\s+/));
    return decide(toHintContext(item, state), state, said(words)).move.move;
  });
}

describe('a choice that a student types in part', () => {
  const read = ITEMS.filter(({ skill, type }) => skill < 12 && type === 'choice').filter((_, at) => at % EVERY === 0);

  it.each([
    ['first', (words: string[]) => words.slice(0, Math.ceil(words.length / 2))],
    ['second', (words: string[]) => words.slice(Math.floor(words.length / 2))],
  ] as const)('gets hardly ever a verdict for its %s half, so trying the choices tells nothing', (_, part) => {
    const moves = read.flatMap((item) => movesOf(item, part));
    expect(moves.length).toBeGreaterThan(400);
    expect(moves.filter((move) => VERDICT.test(move)).length / moves.length).toBeLessThanOrEqual(0.04);
  });

  // The choices of the others have the same words, so these tell nothing.
  const differing = read.filter(({ skill }) => skill < 10);

  it.each([
    ['every second word', (words: string[]) => words.filter((_, at) => at % 2 === 0)],
    ['every other second word', (words: string[]) => words.filter((_, at) => at % 2 === 1)],
    ['all words from the back', (words: string[]) => [...words].reverse()],
  ] as const)('gets hardly ever a verdict for %s', (_, part) => {
    const moves = differing.flatMap((item) => movesOf(item, part, (words) => words.join(' ')));
    expect(moves.length).toBeGreaterThan(400);
    expect(moves.filter((move) => VERDICT.test(move)).length / moves.length).toBeLessThanOrEqual(0.01);
  });
});
