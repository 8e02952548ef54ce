import type { ApiError } from '../../../core/api/api';

export const codeOf = (error: unknown): string => (error as Partial<ApiError> | undefined)?.code ?? '';

/** Refusals that another try does not change: the day itself says no. */
export type DayRefusal = 'PLAN-NOTEXIST' | 'PLAN-DAYLOCKED' | 'PLAN-DONETODAY' | 'PLAN-TESTDAY';

const REFUSALS: ReadonlySet<string> = new Set<DayRefusal>([
  'PLAN-NOTEXIST',
  'PLAN-DAYLOCKED',
  'PLAN-DONETODAY',
  'PLAN-TESTDAY',
]);

export const refusalOf = (error: unknown): DayRefusal | null => {
  const code = codeOf(error);
  if (code === 'PLAN-INVALIDINPUT') return 'PLAN-NOTEXIST';
  return REFUSALS.has(code) ? (code as DayRefusal) : null;
};

/** The sentence for a failed call; the catalogue of them is fetched only now, and offline it may not come. */
export const textOf = (error: unknown): Promise<string> =>
  import('../../../core/api/error-text').then(
    ({ alertTextFor }) => alertTextFor({ code: codeOf(error), message: (error as Partial<ApiError>)?.message ?? '' }),
    () => 'You’re offline.',
  );
