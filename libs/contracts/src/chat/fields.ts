import * as z from 'zod/mini';

/** The documents' chat calls take integers, and the widget's '1' for no question. */
export const integer = z.pipe(
  z.union([z.int(), z.string().check(z.regex(/^\d{1,10}$/))]),
  z.pipe(z.transform(Number), z.int().check(z.gte(1), z.lte(2_147_483_647))),
);

/** What the widget sends when it was opened beside no question. */
export const NO_QUESTION = 1;

const inQuery = (digits: RegExp) =>
  z.pipe(z.union([z.int(), z.string().check(z.regex(digits))]), z.pipe(z.transform(Number), z.int().check(z.gte(0))));

/** A place in a text, in the query of a GET. */
export const offsetInQuery = inQuery(/^\d{1,6}$/);

/** Which writing of a reply, in the query of a GET. */
export const takeInQuery = inQuery(/^\d{1,15}$/);
