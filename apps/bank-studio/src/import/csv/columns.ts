/** Fields of a draft that a table of another maker can have a column for. */
export const CSV_FIELDS = [
  'id',
  'question',
  'passage',
  'choice_a',
  'choice_b',
  'choice_c',
  'choice_d',
  'choice_e',
  'choice_f',
  'answer',
  'tolerance',
  'explanation',
  'hint_1',
  'hint_2',
  'hint_3',
  'hint_4',
  'skill',
  'band',
  'seconds',
] as const;
export type CsvField = (typeof CSV_FIELDS)[number];

/** Which column of the table stands for a field, by its heading. */
export type Mapping = Readonly<Partial<Record<CsvField, string>>>;

const isField = (name: string): name is CsvField => (CSV_FIELDS as readonly string[]).includes(name);

/**
 * Reads `question=Stem,choice_a=Option 1,answer=Key`.
 * @throws RangeError naming a field that there is not
 */
export function readMapping(text: string): Mapping {
  return Object.fromEntries(
    text
      .split(',')
      .filter((pair) => pair.trim() !== '')
      .map((pair) => {
        const at = pair.indexOf('=');
        const field = pair.slice(0, at).trim();
        if (at < 0 || !isField(field))
          throw new RangeError(`There is no field ${field || pair}; there are ${CSV_FIELDS.join(', ')}.`);
        return [field, pair.slice(at + 1).trim()];
      }),
  );
}

/** Every field with its column: as mapped, else the one that is called like the field. */
export const completeMapping = (mapping: Mapping, header: readonly string[]): Mapping =>
  Object.fromEntries(
    CSV_FIELDS.flatMap((field) => {
      const column = mapping[field] ?? (header.includes(field) ? field : undefined);
      return column === undefined ? [] : [[field, column]];
    }),
  );
