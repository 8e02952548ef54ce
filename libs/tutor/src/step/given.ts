import { formulasIn, type Line, readLine, type Relation, relationOf } from '@aivy/item-bank/algebra';

/** The relations with letters that a question gives. */
export const relations = (question: string): Relation[] =>
  formulasIn(question)
    .map(readLine)
    .flatMap((line) => (line ? linksOf(line) : []))
    .flatMap((link) => relationOf(link) ?? [])
    .filter(({ names }) => names.length > 0);

/** "1 < x < 5" is two relations. */
const linksOf = ({ sides, signs }: Line): Line[] =>
  signs.map((sign, at) => ({ sides: sides.slice(at, at + 2), signs: [sign] }));

/** A line as a relation; null for none, for an expression, and for a chain. */
export const relationIn = (text: string | null): Relation | null => {
  const line = text === null ? null : readLine(text);
  return line && relationOf(line);
};
