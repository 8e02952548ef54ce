/**
 * Version of what `writeTypeset` writes. It rises when the table of outlines grows (`npm run generate outlines` sees to it),
 * when the writing changes, or when formulas are to be set anew; typesettings of another edition are not read.
 */
export const TYPESET_EDITION = 1;

/** First line of written typesettings. */
export const OPENING = `${TYPESET_EDITION}\n`;

/** Are there typesettings that this program can read? */
export const areReadable = (written: string | undefined): written is string => written?.startsWith(OPENING) ?? false;

/** Typesettings of several texts as one; undefined when there are none to be read. */
export function joinTypeset(...written: (string | null | undefined)[]): string | undefined {
  const lines = written.flatMap((each) => (areReadable(each ?? undefined) ? each!.slice(OPENING.length) : []));
  return lines.length === 0 ? undefined : OPENING + lines.join('\n');
}
