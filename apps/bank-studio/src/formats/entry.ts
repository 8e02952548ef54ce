/** One item as a file holds it, not yet validated, and the line it begins on (from 1). */
export interface Entry {
  line: number;
  value: unknown;
}

/** Something wrong with a file. */
export interface LineFault {
  line: number;
  /** Key of the item, as far as it is known. */
  item: string;
  rule: string;
  message: string;
}

export interface ReadFile {
  entries: Entry[];
  /** Faults of the format itself; those of the items are found by the checks. */
  faults: LineFault[];
}

export const formatFault = (line: number, rule: string, message: string): ReadFile => ({
  entries: [],
  faults: [{ line, item: '', rule, message }],
});

/** Line of a position in a text, from 1. */
export const lineAt = (text: string, position: number): number => text.slice(0, position).split('\n').length;
