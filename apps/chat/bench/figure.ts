/** A measured value beside its bound. */
export interface Figure {
  name: string;
  value: number;
  unit: '%' | 'ms' | '';
  /** At most, or at least where `atLeast`; null: for information. */
  bound: number | null;
  atLeast?: boolean;
  /** What stands behind it. */
  of?: string;
}

const shown = (value: number, unit: Figure['unit']): string =>
  unit === '%' ? `${(value * 100).toFixed(2)} %` : unit === 'ms' ? `${value.toFixed(1)} ms` : String(value);

export const holds = ({ value, bound, atLeast }: Figure): boolean =>
  bound === null || (atLeast ? value >= bound : value <= bound);

export function printed(figure: Figure): string {
  const { name, value, unit, bound, atLeast, of } = figure;
  const limit = bound === null ? '' : `${atLeast ? '≥' : '≤'} ${shown(bound, unit)}`;
  const verdict = bound === null ? '    ' : holds(figure) ? 'ok  ' : 'MISS';
  return `${verdict} ${name.padEnd(58)} ${shown(value, unit).padStart(10)}  ${limit.padEnd(12)} ${of ?? ''}`;
}

export const percentile = (values: readonly number[], share: number): number =>
  [...values].sort((x, y) => x - y)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;

/** Runs tasks with so many at once, in order of their start. */
export async function inParallel<T>(
  tasks: readonly T[],
  atOnce: number,
  work: (task: T) => Promise<void>,
): Promise<void> {
  let next = 0;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let task = tasks[next++]; task !== undefined; task = tasks[next++]) await work(task);
    }),
  );
}
