import { child, childrenOf, textOf, type Tag } from '../tree.js';
import { Unreadable } from '../unreadable.js';
import { isNumeric, readScalar, several, single, type Scalar, type Value } from './values.js';

interface MapEntry {
  key: Scalar;
  points: number;
  caseSensitive: boolean;
  /** Implementations of the standard disagree on what holds where the entry does not say it. */
  saysCase: boolean;
}

export interface Mapping {
  entries: readonly MapEntry[];
  defaultPoints: number;
  lower: number;
  upper: number;
}

/** A variable of the item: what the student answers, or what is computed of it. */
export interface Declaration {
  id: string;
  type: string;
  cardinality: string;
  correct: Value;
  initial: Value;
  mapping: Mapping | undefined;
  tag: Tag;
}

const points = (text: string | undefined, fallback: number): number => {
  const number = text === undefined || text.trim() === '' ? fallback : Number(text);
  if (Number.isNaN(number)) throw new Unreadable(`${text} is no number of points`);
  return number;
};

function valuesOf(tag: Tag | undefined, type: string, cardinality: string): Value {
  if (!tag) return null;
  const members = childrenOf(tag, 'qti-value')
    .map((value) => readScalar(textOf(value), type))
    .filter((scalar) => scalar !== null);
  if (cardinality === 'single') {
    if (members.length > 1) throw new Unreadable('a variable of cardinality single has several values');
    return single(type, members[0] ?? null);
  }
  return several(type, members, cardinality === 'ordered');
}

function mappingOf(tag: Tag | undefined, type: string): Mapping | undefined {
  if (!tag) return undefined;
  const { attributes } = tag;
  return {
    entries: childrenOf(tag, 'qti-map-entry').map(({ attributes: entry }) => ({
      key: readScalar(entry['map-key'] ?? '', type) ?? '',
      points: points(entry['mapped-value'], 0),
      caseSensitive: entry['case-sensitive'] !== 'false',
      saysCase: entry['case-sensitive'] !== undefined,
    })),
    defaultPoints: points(attributes['default-value'], 0),
    lower: points(attributes['lower-bound'], -Infinity),
    upper: points(attributes['upper-bound'], Infinity),
  };
}

/** A `qti-response-declaration` or `qti-outcome-declaration`. */
export function readDeclaration(tag: Tag): Declaration {
  const type = tag.attributes['base-type'] ?? '';
  const cardinality = tag.attributes['cardinality'] ?? 'single';
  return {
    id: tag.attributes['identifier'] ?? '',
    type,
    cardinality,
    correct: valuesOf(child(tag, 'qti-correct-response'), type, cardinality),
    initial: valuesOf(child(tag, 'qti-default-value'), type, cardinality),
    mapping: mappingOf(child(tag, 'qti-mapping'), type),
    tag,
  };
}

/** The points that a mapping gives: of each member once, added and held within the bounds; 0 for no answer. */
export function mapped(value: Value, mapping: Mapping): number {
  if (value === null) return 0;
  const sum = [...new Set(value.members)].reduce<number>((total, member) => {
    const entry = mapping.entries.find(({ key, caseSensitive }) =>
      caseSensitive || typeof key !== 'string' || isNumeric(value.type)
        ? key === member
        : key.toLowerCase() === String(member).toLowerCase(),
    );
    return total + (entry?.points ?? mapping.defaultPoints);
  }, 0);
  return Math.min(mapping.upper, Math.max(mapping.lower, sum));
}
