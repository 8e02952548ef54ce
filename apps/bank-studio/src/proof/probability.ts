import { answers, answerValue, close } from './answer-value.js';
import type { Oracle } from './oracle.js';
import { tableNumbers, tableRows } from './table-cells.js';

/** The share of those for which `holds` is true among a list laid out one by one. */
const share = <T>(things: readonly T[], holds: (thing: T) => boolean): number =>
  things.filter(holds).length / things.length;

/** Lays the things out one by one, named by their kind. */
const notOfKind: Oracle = ({ question }, answer) => {
  const kinds = [...question.matchAll(/\\\((\d+)\\\) ([a-z]+) /g)].flatMap(([, count, kind]) =>
    Array<string>(Number(count)).fill(kind!),
  );
  const [, excluded] = /it is not ([a-z]+)\?/.exec(question) ?? [];
  return (
    kinds.includes(excluded!) &&
    answers(
      answer,
      share(kinds, (kind) => kind !== excluded),
    )
  );
};

/** Every thing of a two-way table as a pair of headings; the row and column of totals are left out and checked. */
function things(question: string): [row: string, column: string][] {
  const [head = [], ...rows] = tableRows(question);
  const cells = rows.filter(([name]) => name !== 'Total');
  const laid = cells.flatMap(([row = '', ...counts]) =>
    head
      .slice(1)
      .flatMap((column, index) =>
        column === 'Total' ? [] : Array.from({ length: Number(counts[index]) }, (): [string, string] => [row, column]),
      ),
  );
  const total = tableNumbers(question).at(-1)!.at(-1)!;
  if (head.includes('Total') && laid.length !== total) throw new Error('the totals do not add up');
  return laid;
}

/** Words by which the questions name the rows and columns whose heading they do not repeat. */
const STEMS: Readonly<Record<string, RegExp>> = {
  Child: /child/,
  Teenager: /teenager/,
  Adult: /adult/,
  Book: /\bbooks?\b/,
  Film: /film/,
  Rowing: /rower/,
  Fencing: /fencer/,
  Climbing: /climber/,
  'Under 18': /under 18/,
  '18 or older': /18 or older/,
  'On time': /on time/,
  Late: /late/,
  'Eaten there': /eaten there/,
  'Taken away': /taken away/,
};
const namedIn = (text: string, heads: readonly string[]): string[] =>
  heads.filter((head) => (STEMS[head] ?? new RegExp(head, 'i')).test(text));

const heads = (question: string): string[] =>
  [
    ...tableRows(question)
      .slice(1)
      .map(([head = '']) => head),
    ...(tableRows(question)[0] ?? []).slice(1),
  ].filter((head) => head !== 'Total');
const isOf =
  (named: readonly string[]) =>
  ([row, column]: [string, string]): boolean =>
    named.every((head) => head === row || head === column);

const bothConditions: Oracle = ({ question }, answer) => {
  const [, asked = ''] = /what is the probability that (.*)\?/.exec(question) ?? [];
  const named = namedIn(asked, heads(question));
  return named.length === 2 && answers(answer, share(things(question), isOf(named)));
};

const underCondition: Oracle = ({ question }, answer) => {
  const [, given = '', asked = ''] =
    /one of the (.*?) is selected at random, what is the probability that (.*)\?/.exec(question) ?? [];
  const [condition, event] = [namedIn(given, heads(question)), namedIn(asked, heads(question))];
  return (
    condition.length === 1 &&
    event.length === 1 &&
    answers(answer, share(things(question).filter(isOf(condition)), isOf(event)))
  );
};

/** Puts the answer into the table and counts. */
const fillsTable: Oracle = ({ question }, answer) => {
  const filled = question.replace('<td>\\(x\\)</td>', `<td>${answer}</td>`);
  const [, given = '', asked = '', top, bottom] =
    /one of the (.*?) is selected at random, the probability that this (.*?) is \\\(\\frac\{(\d+)\}\{(\d+)\}\\\)/.exec(
      filled,
    ) ?? [];
  const [condition, event] = [namedIn(given, heads(filled)), namedIn(asked, heads(filled))];
  return (
    condition.length === 1 &&
    event.length === 1 &&
    close(share(things(filled).filter(isOf(condition)), isOf(event)) * Number(bottom), Number(top))
  );
};

/** Covers the larger figure with a fine grid of points and counts those of the smaller one, drawn about the same center. */
const countedGrid: Oracle = ({ question, numbers: [inner = 0, outer = 1] }, answer) => {
  const square = question.includes('square');
  const outside = question.includes('outside the smaller');
  // Sizes are a square's side and a circle's radius; circles compare squares of lengths, since 160,000 roots take time.
  const within = (x: number, y: number, size: number): boolean =>
    square ? x < size / 2 && -x < size / 2 && y < size / 2 && -y < size / 2 : x * x + y * y < size * size;
  const reach = square ? outer / 2 : outer;
  let [all, hits] = [0, 0];
  for (let row = 0; row < 400; row += 1) {
    const x = ((row + 0.5) / 200 - 1) * reach;
    for (let column = 0; column < 400; column += 1) {
      const y = ((column + 0.5) / 200 - 1) * reach;
      if (!within(x, y, outer)) continue;
      all += 1;
      if (within(x, y, inner) !== outside) hits += 1;
    }
  }
  return answers(answer, hits / all, 0.01);
};

/** Builds a population of 10,000 and counts the ones with the feature. */
const countedPopulation: Oracle = ({ numbers: [first = 0, inFirst = 0, inSecond = 0] }, answer) => {
  const withFeature = ['first', 'second'].flatMap((source) =>
    Array<string>(source === 'first' ? first * inFirst : (100 - first) * inSecond).fill(source),
  );
  return answers(
    answer,
    share(withFeature, (source) => source === 'first'),
  );
};

/** Adds as many as the answer says and counts. */
const afterAdding: Oracle = ({ numbers: [a = 0, b = 0, top = 0, bottom = 1] }, answer) => {
  const added = answerValue(answer);
  return Number.isInteger(added) && close((a + added) * bottom, (a + b + added) * top);
};

export const PROBABILITY_ORACLES: Readonly<Record<string, Oracle>> = {
  'prob-complement': notOfKind,
  'prob-table-joint': bothConditions,
  'prob-table-conditional': underCondition,
  'prob-unknown-count': fillsTable,
  'prob-area': countedGrid,
  'prob-reverse-conditional': countedPopulation,
  'prob-added-items': afterAdding,
};
