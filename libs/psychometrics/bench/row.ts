/** One figure of the bench. Without a bound it is for information. */
export interface Row {
  name: string;
  value: number;
  unit?: string;
  bound?: { least?: number; most?: number };
  /** Decimals printed; 3 unless given. */
  digits?: number;
}

export interface Part {
  name: string;
  run(): Row[] | Promise<Row[]>;
}

export const holds = ({ value, bound }: Row): boolean =>
  Number.isFinite(value) && value >= (bound?.least ?? -Infinity) && value <= (bound?.most ?? Infinity);
