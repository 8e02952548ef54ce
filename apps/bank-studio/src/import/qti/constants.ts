import { descendants, textOf, type Tag } from '../tree.js';
import { Unreadable } from '../unreadable.js';
import type { Declaration } from './declarations.js';
import { readScalar, type Scalar } from './values.js';

/** Operators that make another value of what they get: with a response in them, its points can change anywhere. */
const COMPUTING = new Set(
  'qti-sum qti-product qti-subtract qti-divide qti-max qti-min qti-power qti-integer-modulus qti-round qti-round-to qti-truncate qti-stats-operator qti-math-operator'.split(
    ' ',
  ),
);

/** @throws Unreadable when the rules compute with a typed response instead of comparing it */
export function checkOnlyCompared(rules: Tag, response: Declaration): void {
  for (const tag of descendants(rules))
    if (
      COMPUTING.has(tag.name) &&
      descendants(tag).some(
        ({ name, attributes }) => name === 'qti-variable' && attributes['identifier'] === response.id,
      )
    )
      throw new Unreadable(`response processing computes with the response (${tag.name})`);
}

/** Every constant that a typed response can be compared with: keys, correct responses, values in the rules. */
export function constantsOf(response: Declaration, rules: Tag | undefined): Scalar[] {
  const inRules = (rules ? descendants(rules) : [])
    .filter(({ name }) => name === 'qti-base-value')
    .map((tag) => readScalar(textOf(tag), tag.attributes['base-type'] ?? 'string'));
  return [
    ...new Set([
      ...(response.correct?.members ?? []),
      ...(response.mapping?.entries.map(({ key }) => key) ?? []),
      ...inRules.filter((scalar) => scalar !== null),
    ]),
  ];
}
