import { own } from '../own.js';
import { tagsOf, textOf, type Tag } from '../tree.js';
import { Unreadable } from '../unreadable.js';
import { mapped, type Declaration } from './declarations.js';
import { isTrue, matches, numberOf, readScalar, several, single, truth, type Value } from './values.js';

/** The variables of an item while a response is processed. */
export interface State {
  declarations: ReadonlyMap<string, Declaration>;
  values: Map<string, Value>;
}

type Evaluate = (tag: Tag, state: State) => Value;

/** Room for what binary fractions add, as a share of the numbers: a bound of 3.14 + .01 holds 3.15. */
const EPSILON = 1e-12;
/** The same of a number that is rounded to whole units. */
const UNIT_EPSILON = 1e-9;
const float = (number: number | null): Value => single('float', number);

const evaluated = (tag: Tag, state: State): Value[] => tagsOf(tag).map((each) => evaluate(each, state));

function declared(tag: Tag, state: State): Declaration {
  const id = tag.attributes['identifier'] ?? '';
  const found = state.declarations.get(id);
  if (!found) throw new Unreadable(`response processing names ${id}, which is not declared`);
  return found;
}

/** Truth of several, with null as unknown, as the standard has it. */
function logic(values: readonly Value[], decisive: boolean): Value {
  if (values.some((value) => value !== null && isTrue(value) === decisive)) return truth(decisive);
  return values.includes(null) ? null : truth(!decisive);
}

const compare =
  (holds: (one: number, other: number) => boolean): Evaluate =>
  (tag, state) => {
    const [one = null, other = null] = evaluated(tag, state).map(numberOf);
    return one === null || other === null ? null : truth(holds(one, other));
  };

const arithmetic =
  (of: (numbers: number[]) => number): Evaluate =>
  (tag, state) => {
    const numbers = evaluated(tag, state).flatMap((value) => (value === null ? [null] : value.members.map(Number)));
    return numbers.includes(null) ? null : float(of(numbers as number[]));
  };

/** The numbers that `equal` takes for its first operand, which the standard measures the tolerance from. */
function toleranceOf(
  tag: Tag,
  expected: number,
): { min: number; max: number; minIncluded: boolean; maxIncluded: boolean } {
  const mode = tag.attributes['tolerance-mode'] ?? 'exact';
  const given = (tag.attributes['tolerance'] ?? '').trim().split(/\s+/).filter(Boolean).map(Number);
  const [below = 0, above = below] = mode === 'exact' ? [] : given;
  if (mode !== 'exact' && (given.length === 0 || given.some(Number.isNaN)))
    throw new Unreadable(`the tolerance “${tag.attributes['tolerance'] ?? ''}” is no number`);
  const of = (tolerance: number): number => (mode === 'relative' ? (Math.abs(expected) * tolerance) / 100 : tolerance);
  return {
    min: expected - of(below),
    max: expected + of(above),
    minIncluded: tag.attributes['include-lower-bound'] !== 'false',
    maxIncluded: tag.attributes['include-upper-bound'] !== 'false',
  };
}

/** Is a number within bounds, whose ends belong to it or not? */
function isWithin(number: number, { min, max, minIncluded, maxIncluded }: ReturnType<typeof toleranceOf>): boolean {
  const room = min === max ? 0 : EPSILON * Math.max(Math.abs(min), Math.abs(max));
  const above = minIncluded ? number >= min - room : number > min + room;
  return above && (maxIncluded ? number <= max + room : number < max - room);
}

function equal(tag: Tag, state: State): Value {
  const [one = null, other = null] = evaluated(tag, state).map(numberOf);
  return one === null || other === null ? null : truth(isWithin(other, toleranceOf(tag, one)));
}

/** As `equal-rounded` rounds, halves up. */
export function rounded(tag: Tag, number: number): number {
  const figures = Number(tag.attributes['figures'] ?? 'NaN');
  if (!Number.isInteger(figures)) throw new Unreadable('the number of figures to round to is missing');
  const isPlaces = (tag.attributes['rounding-mode'] ?? 'significantFigures') === 'decimalPlaces';
  const places = isPlaces || number === 0 ? figures : figures - 1 - Math.floor(Math.log10(Math.abs(number)));
  const scale = 10 ** places;
  return Math.round(number * scale + UNIT_EPSILON) / scale;
}

function stringMatch(tag: Tag, state: State): Value {
  if (tag.attributes['substring'] === 'true') throw new Unreadable('response processing looks for a part of the text');
  const [one = null, other = null] = evaluated(tag, state);
  if (one === null || other === null) return null;
  const [left, right] = [String(one.members[0]), String(other.members[0])];
  return truth(
    tag.attributes['case-sensitive'] === 'false' ? left.toLowerCase() === right.toLowerCase() : left === right,
  );
}

function mapResponse(tag: Tag, state: State): Value {
  const declaration = declared(tag, state);
  if (!declaration.mapping) throw new Unreadable('map_response is asked for, but the response has no mapping');
  return float(mapped(state.values.get(declaration.id) ?? null, declaration.mapping));
}

const EXPRESSIONS: Readonly<Record<string, Evaluate>> = {
  'qti-variable': (tag, state) => {
    const declaration = declared(tag, state);
    return state.values.get(declaration.id) ?? null;
  },
  'qti-correct': (tag, state) => declared(tag, state).correct,
  'qti-default': (tag, state) => declared(tag, state).initial,
  'qti-base-value': (tag) => {
    const type = tag.attributes['base-type'] ?? 'string';
    return single(type, readScalar(textOf(tag), type));
  },
  'qti-null': () => null,
  'qti-is-null': (tag, state) => truth(evaluated(tag, state)[0] === null),
  'qti-match': (tag, state) => {
    const [one = null, other = null] = evaluated(tag, state);
    return one === null || other === null ? null : truth(matches(one, other));
  },
  'qti-map-response': mapResponse,
  'qti-and': (tag, state) => logic(evaluated(tag, state), false),
  'qti-or': (tag, state) => logic(evaluated(tag, state), true),
  'qti-not': (tag, state) => {
    const [value = null] = evaluated(tag, state);
    return value === null ? null : truth(!isTrue(value));
  },
  'qti-equal': equal,
  'qti-equal-rounded': (tag, state) => {
    const [one = null, other = null] = evaluated(tag, state).map(numberOf);
    return one === null || other === null ? null : truth(rounded(tag, one) === rounded(tag, other));
  },
  'qti-string-match': stringMatch,
  'qti-member': (tag, state) => {
    const [one = null, list = null] = evaluated(tag, state);
    return one === null || list === null ? null : truth(list.members.includes(one.members[0]!));
  },
  'qti-contains': (tag, state) => {
    const [list = null, part = null] = evaluated(tag, state);
    return list === null || part === null ? null : truth(part.members.every((each) => list.members.includes(each)));
  },
  'qti-multiple': (tag, state) => {
    const members = evaluated(tag, state).filter((value) => value !== null);
    return several(
      members[0]?.type ?? 'identifier',
      members.flatMap((value) => value.members),
      false,
    );
  },
  'qti-ordered': (tag, state) => {
    const members = evaluated(tag, state).filter((value) => value !== null);
    return several(
      members[0]?.type ?? 'identifier',
      members.flatMap((value) => value.members),
      true,
    );
  },
  'qti-container-size': (tag, state) => single('integer', evaluated(tag, state)[0]?.members.length ?? 0),
  'qti-gt': compare((one, other) => one > other),
  'qti-gte': compare((one, other) => one >= other),
  'qti-lt': compare((one, other) => one < other),
  'qti-lte': compare((one, other) => one <= other),
  'qti-sum': arithmetic((numbers) => numbers.reduce((one, other) => one + other, 0)),
  'qti-product': arithmetic((numbers) => numbers.reduce((one, other) => one * other, 1)),
  'qti-subtract': arithmetic(([one = 0, other = 0]) => one - other),
  'qti-max': arithmetic((numbers) => Math.max(...numbers)),
  'qti-min': arithmetic((numbers) => Math.min(...numbers)),
  'qti-divide': (tag, state) => {
    const [one = null, other = null] = evaluated(tag, state).map(numberOf);
    return one === null || other === null || other === 0 ? null : float(one / other);
  },
  'qti-integer-to-float': (tag, state) => float(numberOf(evaluated(tag, state)[0] ?? null)),
};

/** The value of an expression of the standard. @throws Unreadable for one that is not known */
export function evaluate(tag: Tag, state: State): Value {
  const found = own(EXPRESSIONS, tag.name);
  if (!found) throw new Unreadable(`response processing uses ${tag.name}`);
  return found(tag, state);
}
