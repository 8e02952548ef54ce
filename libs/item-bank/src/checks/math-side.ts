import { readLine, relationOf, type Relation } from '../algebra/index.js';
import type { Item } from '../item/item.js';
import { misconceptionsIn } from '../item/mistake.js';
import { holdsAtSolution, solutionOf } from '../math-side/solution.js';
import { tellsKey } from '../math-side/values.js';
import type { Fault } from './fault.js';
import { leaksIn } from './leaks.js';

const relationIn = (line: string): Relation | null => {
  const read = readLine(line);
  return read && relationOf(read);
};

/** Words of a simpler explanation, a formula counted as one. */
const MOST_WORDS = 60;

/** A number as students enter it, a percent, or a multiple of pi. */
const isReadable = (value: string): boolean => /^-?[\d./]+%?$|π/.test(value) && readLine(value) !== null;

/**
 * What's wrong with the landmarks, starts and traps of an item: a landmark that is the key or whose words hold it, a start
 * that is false at the key's solution, a trap that is true there, and lines that can't be read.
 */
export function checkMathSide(item: Item): Fault[] {
  const { math, simpler = '' } = item.talk ?? {};
  if (!math) return [];
  const solution = solutionOf(item);
  const known = misconceptionsIn(item);
  const fault = (message: string): Fault => ({ item: item.key, rule: 'math', message, field: 'talk.math' });
  const landmarks = math.landmarks.flatMap(({ value, says, ask = '' }) => [
    ...(isReadable(value) ? [] : [fault(`landmark ${value} is no number that can be read`)]),
    ...(tellsKey(item, value) ? [fault(`landmark ${value} is the key, or a part of it`)] : []),
    ...(leaksIn(item, `${says} ${ask}`).length > 0
      ? [fault(`landmark ${value} gives something away: ${says} ${ask}`)]
      : []),
    ...(ask === '' || /^[^?]*\?$/.test(ask) ? [] : [fault(`landmark ${value} must ask one question: ${ask}`)]),
  ]);
  const starts = math.starts.flatMap((line) => {
    const relation = relationIn(line);
    if (!relation) return [fault(`start ${line} is no equation or inequality that can be read`)];
    return holdsAtSolution(relation, solution) === false ? [fault(`start ${line} is false at the key`)] : [];
  });
  const traps = math.traps.flatMap(({ line, misconception }) => {
    const relation = relationIn(line);
    const isTrue = relation && (relation.gap.size === 0 || holdsAtSolution(relation, solution) === true);
    return [
      ...(readLine(line) ? [] : [fault(`trap ${line} can't be read`)]),
      ...(isTrue && relation.names.length > 0 ? [fault(`trap ${line} is true at the key`)] : []),
      ...(known.includes(misconception)
        ? []
        : [fault(`trap ${line} names ${misconception}, which the item has no feedback on`)]),
    ];
  });
  const words = simpler.replace(/\\\(.*?\\\)/g, 'formula').split(/\s+/).length;
  const long = words > MOST_WORDS ? [fault(`the simpler explanation has ${words} words; at most ${MOST_WORDS}`)] : [];
  return [...landmarks, ...starts, ...traps, ...long];
}

/** How many starts of an item its solution proves, and how many it has: letters that the explanation never solves for prove none. */
export function provenStarts(item: Item): { proven: number; all: number } {
  const starts = item.talk?.math?.starts ?? [];
  const solution = solutionOf(item);
  const proven = starts.filter((line) => {
    const relation = relationIn(line);
    return relation && holdsAtSolution(relation, solution) === true;
  });
  return { proven: proven.length, all: starts.length };
}
