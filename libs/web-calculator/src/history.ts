import type { CalculatorAction, CalculatorEntry, CalculatorState } from './state.js';

type Entries = readonly CalculatorEntry[];

/** Lists of entries as they were, oldest first. */
export interface History {
  past: readonly Entries[];
  future: readonly Entries[];
  /** What the newest step is made of: more of the same is the same step. */
  step: string | null;
}

const EMPTY: History = { past: [], future: [], step: null };
const LONGEST = 100;

/** Typing in one place is one step, until it turns from writing to deleting; so is a pull at a slider. */
function stepOf(action: CalculatorAction, before: Entries, after: Entries): string | null {
  switch (action.kind) {
    case 'slid':
    case 'slider-ranged':
      return `${action.kind} ${action.id}`;
    case 'cell':
      return `cell ${action.id} ${action.row} ${action.column}`;
    case 'typed': {
      const length = (entries: Entries): number => {
        const entry = entries.find(({ id }) => id === action.id);
        return entry?.kind === 'expression' ? entry.text.length : 0;
      };
      return `typed ${action.id} ${length(after) < length(before) ? 'less' : 'more'}`;
    }
    default:
      return null;
  }
}

/** Puts what was there before into the history when an action has changed a line or table. */
export function remembering(
  before: CalculatorState,
  after: CalculatorState,
  action: CalculatorAction,
): CalculatorState {
  if (after.entries === before.entries) return after;
  const { past, step } = before.history ?? EMPTY;
  const now = stepOf(action, before.entries, after.entries);
  if (now !== null && now === step) return after;
  return { ...after, history: { past: [...past, before.entries].slice(-LONGEST), future: [], step: now } };
}

export function undone(state: CalculatorState): CalculatorState {
  const { past, future } = state.history ?? EMPTY;
  const entries = past.at(-1);
  if (!entries) return state;
  return { ...state, entries, history: { past: past.slice(0, -1), future: [...future, state.entries], step: null } };
}

export function redone(state: CalculatorState): CalculatorState {
  const { past, future } = state.history ?? EMPTY;
  const entries = future.at(-1);
  if (!entries) return state;
  return { ...state, entries, history: { past: [...past, state.entries], future: future.slice(0, -1), step: null } };
}
