import { rational, readRational } from '@aivy/exam';
import { fromTex, lettersIn, numberOf, ratioOf, readLine, relationOf, type Relation } from '../algebra/index.js';
import { leaksIn } from '../checks/leaks.js';
import { untex } from '../checks/text.js';
import type { Item } from '../item/item.js';
import { choicesOf, notesOf } from '../item/kinds/index.js';
import { misconceptionsIn } from '../item/mistake.js';
import type { MathSide } from '../item/talk.js';
import type { OwnMath } from './own-math.js';
import { rewritingTraps } from './rewriting-traps.js';
import { rightPart } from './right-part.js';
import { holdsAtSolution, solutionOf } from './solution.js';
import { stepsIn } from './steps-in.js';
import { isGiven, isKey, sameValue, tellsKey } from './values.js';

type Landmark = MathSide['landmarks'][number];

/** Mistakes that stop at a value which is right but isn't asked for. */
const RIGHT_NOT_ASKED = /^(?:answered-|stopped-early|forgot-to-divide)/;
/** What such a mistake's feedback calls the value, up to the first clause about the question. */
const NAMED = /^This is ((?=the |one |what |how |\\\()(?:\\\(.*?\\\)|[^\\.;,])*)/;
const ON_THE_WAY = 'a number you need on the way';
/** So small that students write it for other reasons. */
const TOO_COMMON = new Set(['0', '1', '-1', '2']);

/** The wrong answers that the author foresaw, as numbers. */
function wrongValues(item: Item): { value: string; misconception: string; feedback: string }[] {
  const choices: Readonly<Record<string, string>> = choicesOf(item) ?? {};
  return notesOf(item).map(({ answer, ...note }) => ({ ...note, value: untex(choices[answer] ?? answer) }));
}

/** Landmarks that foreseen wrong answers name. */
const fromFeedback = (item: Item): Landmark[] =>
  wrongValues(item).flatMap(({ value, misconception, feedback }) => {
    const says = RIGHT_NOT_ASKED.test(misconception) ? NAMED.exec(feedback)?.[1] : undefined;
    return says === undefined || readRational(value) === null
      ? []
      : [{ value, says: says.replace(/ (?:alone|only)$/, '').trim() }];
  });

/** Landmarks that the explanation works out. */
function fromSteps(item: Item): Landmark[] {
  const steps = stepsIn(rightPart(item.explanation));
  const valuesOf = (letter: string): Set<string> =>
    new Set(steps.flatMap((step) => (step.kind === 'letter' && step.letter === letter ? [step.value] : [])));
  return steps.flatMap((step) => {
    if (step.kind === 'relation' || TOO_COMMON.has(step.value)) return [];
    if (step.kind === 'worked') {
      const { num, den } = readRational(step.value)!;
      // A percent is written as one: 13%, seldom 0.13.
      const value = step.tex.includes('\\%') ? `${Number(num * 100n) / Number(den)}%` : step.value;
      return [{ value, says: `\\(${step.tex}\\)` }];
    }
    const { letter, value } = step;
    if (!lettersIn(item.question).has(letter)) return [{ value, says: ON_THE_WAY }];
    // The argument of a function, and a letter with several values, are put in, not found.
    const isFound = valuesOf(letter).size === 1 && !new RegExp(`[a-z]\\(${letter}\\)`).test(item.question);
    return isFound ? [{ value, says: `\\(${letter}\\)` }] : [];
  });
}

/** A quotient of numbers as students enter it: 7/-2 is -7/2. */
function entered(value: string): string {
  const [top, bottom] = /^(-?\d+)\/(-?\d+)$/.exec(value)?.slice(1).map(BigInt) ?? [];
  if (top === undefined || bottom === undefined || bottom === 0n) return value;
  const { num, den } = rational(top, bottom);
  return den === 1n ? `${num}` : `${num}/${den}`;
}

/** What an author wrote, as plain lines and entered values. */
function written({ landmarks = [], starts = [], traps = [] }: OwnMath): MathSide {
  const plain = (line: string): string => fromTex(line) ?? line;
  return {
    landmarks: landmarks.map(([value, says, ask]) => ({
      value: typeof value === 'number' ? String(Number(value.toFixed(6))) : entered(fromTex(value) ?? value),
      says,
      ...(ask !== undefined && { ask }),
    })),
    starts: starts.map(plain),
    traps: traps.map(([line, misconception]) => ({ line: plain(line), misconception })),
  };
}

/** Each value once; words that would tell the key give way to plain ones. */
function tidy(item: Item, landmarks: readonly Landmark[]): Landmark[] {
  const kept: Landmark[] = [];
  for (const { ask, ...landmark } of landmarks) {
    // Zero is written too often to mean anything.
    if (
      landmark.value === '0' ||
      tellsKey(item, landmark.value) ||
      kept.some(({ value }) => sameValue(value, landmark.value))
    )
      continue;
    const says = leaksIn(item, landmark.says).length > 0 ? ON_THE_WAY : landmark.says;
    kept.push({ ...landmark, says, ...(ask !== undefined && leaksIn(item, ask).length === 0 && { ask }) });
  }
  return kept;
}

const relationIn = (line: string): Relation | null => {
  const read = readLine(line);
  return read && relationOf(read);
};

/** Letters that name functions in an item: p(3) is no product. */
const functionsIn = ({ question, explanation }: Item): string[] =>
  [...`${question} ${explanation}`.matchAll(/([a-z])\((?:[a-z]|-?\d+)\)\s*=|([a-z])\([a-z]\)/gi)].flatMap(
    ([, defined, used]) => defined ?? used ?? [],
  );

/** The equations in an explanation that a student may start from. Skips those that give the answer right away. */
function startsFrom(item: Item): string[] {
  const functions = functionsIn(item);
  const solution = solutionOf(item);
  return stepsIn(rightPart(item.explanation)).flatMap((step) => {
    if (step.kind !== 'relation' || functions.some((name) => step.line.includes(`${name}(`))) return [];
    const { left, right } = step.relation;
    const ends = [left, right].some((side) => {
      const value = numberOf(side);
      return value !== null && isKey(item, `${value.num}/${value.den}`);
    });
    // An equation of a whole graph, or of another case, isn't one for the values asked about.
    return ends || holdsAtSolution(step.relation, solution) === false ? [] : [step.line];
  });
}

/** Each equation once, in whatever form. */
function distinct(lines: readonly string[]): string[] {
  const kept: string[] = [];
  for (const line of lines) {
    const relation = relationIn(line);
    const isKnown = kept.some((other) => {
      const before = relationIn(other);
      return relation && before?.sign === relation.sign && ratioOf(before.gap, relation.gap) !== null;
    });
    // The check of the bank names a line that can't be read.
    if (!isKnown) kept.push(line);
  }
  return kept;
}

/**
 * What a line of work on an item is compared with: values and equations from its explanation and its feedback, and what
 * its author adds. Authored landmarks come first, so their words win.
 */
export function mathSideOf(item: Item, own: OwnMath = {}): MathSide {
  const { landmarks, starts, traps } = written(own);
  const foreseen = new Set(misconceptionsIn(item));
  const derived = [...fromFeedback(item), ...fromSteps(item)].filter(({ value }) => !isGiven(item, value));
  return {
    landmarks: tidy(item, [...landmarks, ...derived]),
    starts: distinct([...starts, ...startsFrom(item)]),
    traps: [...traps, ...rewritingTraps(item)].filter(({ misconception }) => foreseen.has(misconception)),
  };
}

/**
 * The item with what the tutor compares lines of work with, and a simpler explanation where one was written. The first
 * is derived when it's first asked for: it takes most of the time of making the bank, and few who load one ask.
 */
export function withMath<T extends Item>(item: T, own?: OwnMath, simpler = item.talk?.simpler): T {
  let math: MathSide | undefined;
  const talk = {
    ...item.talk,
    ...(simpler !== undefined && { simpler }),
    get math() {
      return (math ??= mathSideOf(item, own));
    },
  };
  return { ...item, talk };
}
