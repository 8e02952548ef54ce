import type { Wire, WireSchema } from './wire.js';

/** Which way a message goes: `takes` must still hold all that was sent before, `gives` nothing that was not read before. */
type Way = 'takes' | 'gives';
type Bounds = readonly (readonly [string, 'low' | 'high'])[];

const BOUNDS: Bounds = [
  ['minLength', 'low'],
  ['minItems', 'low'],
  ['minimum', 'low'],
  ['exclusiveMinimum', 'low'],
  ['maxLength', 'high'],
  ['maxItems', 'high'],
  ['maximum', 'high'],
  ['exclusiveMaximum', 'high'],
];

const isSchema = (value: unknown): value is WireSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const text = (value: unknown): string => JSON.stringify(value) ?? 'nothing';
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const fieldsOf = (schema: WireSchema): Record<string, WireSchema> =>
  Object.fromEntries(
    Object.entries(isSchema(schema['properties']) ? schema['properties'] : {}).filter(
      (entry): entry is [string, WireSchema] => isSchema(entry[1]),
    ),
  );
const choicesOf = (schema: WireSchema): readonly unknown[] | undefined =>
  'const' in schema ? [schema['const']] : Array.isArray(schema['enum']) ? schema['enum'] : undefined;

/**
 * What the present contract no longer takes of what the released one sent, or sends that the released one cannot read.
 * @returns a line for each, led by the message; none when both may run side by side
 */
export function breakingChanges(released: Wire, present: Wire): string[] {
  return Object.entries(released).flatMap(([name, old]) => {
    const now = present[name];
    if (!now) return [`${name}: removed`];
    const traits = Object.entries(old.traits)
      .filter(([key, value]) => text(value) !== text(now.traits[key]))
      .map(([key, value]) => `${name}: ${key} was ${text(value)} and is ${text(now.traits[key])}`);
    const ways: Way[] = ['takes', 'gives'];
    const schemas = ways.flatMap((way) => {
      const [before, after] = [old[way], now[way]];
      return before && after ? changes(before, after, way, `${name} ${way}`) : [];
    });
    return [...traits, ...schemas];
  });
}

function changes(old: WireSchema, now: WireSchema, way: Way, at: string): string[] {
  const union = (schema: WireSchema): WireSchema[] =>
    [...list(schema['anyOf']), ...list(schema['oneOf'])].filter(isSchema);
  const [olds, nows] = [union(old), union(now)];
  if (olds.length > 0 || nows.length > 0)
    return unions(olds.length > 0 ? olds : [old], nows.length > 0 ? nows : [now], way, at);
  // A reader that takes anything takes all; what was anything may be anything.
  const [narrow, wide] = way === 'takes' ? [old, now] : [now, old];
  if (wide['type'] === undefined && choicesOf(wide) === undefined) return [];
  const found = [
    ...ofType(old, now, narrow, wide, at),
    ...ofChoices(narrow, wide, at, way),
    ...ofBounds(narrow, wide, at),
  ];
  if (isSchema(old['items']) && isSchema(now['items']))
    found.push(...changes(old['items'], now['items'], way, `${at}[]`));
  for (const key of ['additionalProperties', 'propertyNames']) {
    const [before, after] = [old[key], now[key]];
    if (isSchema(before) && isSchema(after)) found.push(...changes(before, after, way, `${at}.*`));
  }
  return [...found, ...ofFields(old, now, way, at)];
}

/** Every alternative of what is sent must be one of what is read. */
function unions(olds: WireSchema[], nows: WireSchema[], way: Way, at: string): string[] {
  const [sent, read] = way === 'takes' ? [olds, nows] : [nows, olds];
  return sent.flatMap((one) => {
    const tries = read.map((other) => (way === 'takes' ? changes(one, other, way, at) : changes(other, one, way, at)));
    if (tries.some((each) => each.length === 0)) return [];
    return [tries.sort((a, b) => a.length - b.length)[0]?.[0] ?? `${at}: an alternative is not read`];
  });
}

/** One type, or several as of what may be null. */
const typesOf = ({ type }: WireSchema): readonly unknown[] => (Array.isArray(type) ? type : [type]);

function ofType(old: WireSchema, now: WireSchema, narrow: WireSchema, wide: WireSchema, at: string): string[] {
  const [before, after] = [old['type'], now['type']];
  const isWider = wide['type'] === 'number' && narrow['type'] === 'integer';
  const isPart = typesOf(narrow).every((each) => typesOf(wide).includes(each));
  const isChoice = wide['type'] === undefined || narrow['type'] === undefined;
  if (!isPart && !isWider && !isChoice) return [`${at}: type was ${text(before)} and is ${text(after)}`];
  const pattern = wide['pattern'];
  return pattern !== undefined && choicesOf(narrow) === undefined && text(narrow['pattern']) !== text(pattern)
    ? [`${at}: pattern was ${text(old['pattern'])} and is ${text(now['pattern'])}`]
    : [];
}

function ofChoices(narrow: WireSchema, wide: WireSchema, at: string, way: Way): string[] {
  const taken = choicesOf(wide);
  if (!taken) return [];
  const sent = choicesOf(narrow);
  if (!sent) return [`${at}: ${way === 'takes' ? 'takes only' : 'was only'} ${text(taken)}`];
  const left = sent.filter((value) => !taken.some((each) => text(each) === text(value)));
  return left.length > 0 ? [`${at}: ${text(left)} is not read`] : [];
}

function ofBounds(narrow: WireSchema, wide: WireSchema, at: string): string[] {
  return BOUNDS.flatMap(([key, side]) => {
    const [sent, read] = [narrow[key], wide[key]];
    if (typeof read !== 'number') return [];
    const fits = typeof sent === 'number' && (side === 'low' ? sent >= read : sent <= read);
    return fits || choicesOf(narrow) ? [] : [`${at}: ${key} ${text(sent)} goes beyond ${read}`];
  });
}

function ofFields(old: WireSchema, now: WireSchema, way: Way, at: string): string[] {
  const [before, after] = [fieldsOf(old), fieldsOf(now)];
  const [mustBefore, mustAfter] = [list(old['required']), list(now['required'])];
  const required =
    way === 'takes'
      ? mustAfter.filter((key) => !mustBefore.includes(key)).map((key) => `${at}.${String(key)}: is required now`)
      : mustBefore.filter((key) => !mustAfter.includes(key)).map((key) => `${at}.${String(key)}: may be missing now`);
  const fields = Object.entries(before).flatMap(([key, schema]) => {
    const next = after[key];
    return next
      ? changes(schema, next, way, `${at}.${key}`)
      : way === 'takes' || mustBefore.includes(key)
        ? [`${at}.${key}: removed`]
        : [];
  });
  return [...new Set([...required, ...fields])];
}
