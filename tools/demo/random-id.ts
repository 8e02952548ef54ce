import type { Random } from '@aivy/psychometrics';

const hex = (random: Random, digits: number): string =>
  Array.from({ length: digits }, () => random.int(16).toString(16)).join('');

/** A UUID (version 4) that comes again with the seed. Not for secrets. */
export const uuidFrom = (random: Random): string =>
  `${hex(random, 8)}-${hex(random, 4)}-4${hex(random, 3)}-${'89ab'.charAt(random.int(4))}${hex(random, 3)}-${hex(random, 12)}`;
