/** What was, is and would be again, for undo and redo. */
export interface History<Value> {
  readonly past: readonly Step<Value>[];
  readonly present: Value;
  readonly future: readonly Step<Value>[];
  /** The change that led to `present`; typing goes on with it. */
  readonly last: { field: string; at: number } | null;
}

interface Step<Value> {
  value: Value;
  /** Where the change was made between this value and its neighbour. */
  field: string;
}

/** Typing in one field without a longer pause is undone at once. */
const PAUSE_MS = 1_000;
/** Steps that are kept: an afternoon's work at one draft. */
const MOST_STEPS = 500;

export const begin = <Value>(present: Value): History<Value> => ({ past: [], present, future: [], last: null });

/** @param at when it was changed, milliseconds */
export function change<Value>(history: History<Value>, value: Value, field: string, at: number): History<Value> {
  const { past, present, last } = history;
  const goesOn = last !== null && last.field === field && at - last.at < PAUSE_MS;
  return {
    past: goesOn ? past : [...past, { value: present, field }].slice(-MOST_STEPS),
    present: value,
    future: [],
    last: { field, at },
  };
}

/** The history one step back and the field that changed by it; null at its beginning. */
export function undo<Value>({
  past,
  present,
  future,
}: History<Value>): { history: History<Value>; field: string } | null {
  const step = past.at(-1);
  if (!step) return null;
  const { value, field } = step;
  return {
    field,
    history: { past: past.slice(0, -1), present: value, future: [{ value: present, field }, ...future], last: null },
  };
}

/** The history one step forth and the field that changed by it; null where nothing was undone. */
export function redo<Value>({
  past,
  present,
  future,
}: History<Value>): { history: History<Value>; field: string } | null {
  const [step, ...rest] = future;
  if (!step) return null;
  const { value, field } = step;
  return { field, history: { past: [...past, { value: present, field }], present: value, future: rest, last: null } };
}
