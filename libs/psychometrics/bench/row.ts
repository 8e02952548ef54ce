/** One figure of the bench. Without a bound it is for information. */
export interface Row {
  name: string;
  value: number;
  unit?: string;
  bound?: { least?: number; most?: number };
  /** Decimals printed; 3 unless given. */
  digits?: number;
}

/** What one thread does from its beginning to its end: halves of a long part are parts of their own, `range:math`. */
export interface Part {
  name: string;
  /** Takes times, so nothing runs beside it. */
  timed?: boolean;
  run(): Row[] | Promise<Row[]>;
}

export const holds = ({ value, bound }: Row): boolean =>
  Number.isFinite(value) && value >= (bound?.least ?? -Infinity) && value <= (bound?.most ?? Infinity);

/** Is the part the one that was asked for by name, or a half of it? */
export const isNamed = ({ name }: Part, asked: string | undefined): boolean =>
  asked === undefined || name === asked || name.startsWith(`${asked}:`);
