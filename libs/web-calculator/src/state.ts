import type { AngleUnit, View } from './engine/index.js';
import { redone, remembering, undone, type History } from './history.js';

/** How a slider runs. */
export interface SliderRange {
  min: number;
  max: number;
  step: number;
}

export interface ExpressionEntry {
  id: number;
  kind: 'expression';
  text: string;
  hidden: boolean;
  /** Index of its colour and dash. */
  look: number;
  slider: SliderRange | null;
}

export interface TableEntry {
  id: number;
  kind: 'table';
  hidden: boolean;
  look: number;
  columns: readonly { name: string; cells: readonly string[] }[];
}

export type CalculatorEntry = ExpressionEntry | TableEntry;

/** Everything that a closed calculator must remember; plain data. */
export interface CalculatorState {
  entries: readonly CalculatorEntry[];
  angle: AngleUnit;
  /** Null until the student has moved the graph. */
  view: View | null;
  keypad: boolean;
  /** Does a trace sound? Not unless it was asked for. */
  tones?: boolean;
  /** What was before, for undo; not kept with the test. */
  history?: History;
}

const LOOKS = 6;
export const DEFAULT_SLIDER: SliderRange = { min: -10, max: 10, step: 0.1 };
const TABLE_ROWS = 5;

const expression = (id: number, text = ''): ExpressionEntry => ({
  id,
  kind: 'expression',
  text,
  hidden: false,
  look: (id - 1) % LOOKS,
  slider: null,
});

export const EMPTY_CALCULATOR: CalculatorState = {
  entries: [expression(1)],
  angle: 'degrees',
  view: null,
  keypad: false,
};

export type CalculatorAction =
  | { kind: 'typed'; id: number; text: string }
  /** Several lines at once: the first in the place of a line, the others below it. */
  | { kind: 'pasted'; id: number; texts: readonly string[] }
  /** As typed, by a slider. */
  | { kind: 'slid'; id: number; text: string }
  /** A line with a slider for each letter, below a line. */
  | { kind: 'sliders-added'; after: number; names: readonly string[] }
  | { kind: 'added'; after: number | null; text?: string }
  | { kind: 'table-added' }
  | { kind: 'removed'; id: number }
  | { kind: 'shown'; id: number; hidden: boolean }
  | { kind: 'slider-ranged'; id: number; slider: SliderRange }
  | { kind: 'cell'; id: number; row: number; column: number; text: string }
  | { kind: 'angle'; angle: AngleUnit }
  | { kind: 'viewed'; view: View | null }
  | { kind: 'keypad'; open: boolean }
  | { kind: 'tones'; on: boolean }
  | { kind: 'undone' }
  | { kind: 'redone' }
  | { kind: 'cleared' };

const nextId = (entries: readonly CalculatorEntry[]): number => Math.max(0, ...entries.map(({ id }) => id)) + 1;

/** The lowest number that no table has: after one was deleted, two would have the same columns if they were counted. */
function freeNumber(entries: readonly CalculatorEntry[]): number {
  const taken = new Set(
    entries.flatMap((entry) => (entry.kind === 'table' ? entry.columns.map(({ name }) => name.split('_')[1]) : [])),
  );
  let number = 1;
  while (taken.has(String(number))) number += 1;
  return number;
}

/** x_1, y_1; the next table is x_2, y_2. */
function newTable(entries: readonly CalculatorEntry[]): TableEntry {
  const id = nextId(entries);
  const number = freeNumber(entries);
  const cells = Array.from({ length: TABLE_ROWS }, () => '');
  return {
    id,
    kind: 'table',
    hidden: false,
    look: (id - 1) % LOOKS,
    columns: [
      { name: `x_${number}`, cells },
      { name: `y_${number}`, cells },
    ],
  };
}

const patch = <E extends CalculatorEntry>(
  state: CalculatorState,
  id: number,
  change: (entry: CalculatorEntry) => E | CalculatorEntry,
): CalculatorState => ({
  ...state,
  entries: state.entries.map((entry) => (entry.id === id ? change(entry) : entry)),
});

/** A filled last row is followed by an empty one. */
function withCell(table: TableEntry, row: number, column: number, text: string): TableEntry {
  const columns = table.columns.map((each, index) =>
    index === column ? { ...each, cells: each.cells.map((cell, at) => (at === row ? text : cell)) } : each,
  );
  const isFull = columns.some(({ cells }) => cells.at(-1) !== '');
  return { ...table, columns: isFull ? columns.map((each) => ({ ...each, cells: [...each.cells, ''] })) : columns };
}

export function calculatorReducer(state: CalculatorState, action: CalculatorAction): CalculatorState {
  if (action.kind === 'undone') return undone(state);
  if (action.kind === 'redone') return redone(state);
  return remembering(state, reduce(state, action), action);
}

type Change = Exclude<CalculatorAction, { kind: 'undone' | 'redone' }>;

function reduce(state: CalculatorState, action: Change): CalculatorState {
  switch (action.kind) {
    case 'typed':
    case 'slid':
      return patch(state, action.id, (entry) =>
        entry.kind === 'expression' ? { ...entry, text: action.text } : entry,
      );
    case 'pasted': {
      const [own = '', ...others] = action.texts;
      const first = nextId(state.entries);
      const added = others.map((text, index) => expression(first + index, text));
      return {
        ...state,
        entries: state.entries.flatMap((entry) =>
          entry.id === action.id && entry.kind === 'expression' ? [{ ...entry, text: own }, ...added] : [entry],
        ),
      };
    }
    case 'added': {
      const entry = expression(nextId(state.entries), action.text);
      const at =
        action.after === null ? state.entries.length : state.entries.findIndex(({ id }) => id === action.after) + 1;
      return { ...state, entries: [...state.entries.slice(0, at), entry, ...state.entries.slice(at)] };
    }
    case 'sliders-added': {
      const at = state.entries.findIndex(({ id }) => id === action.after) + 1;
      const first = nextId(state.entries);
      const added = action.names.map((name, index) => expression(first + index, `${name} = 1`));
      return { ...state, entries: [...state.entries.slice(0, at), ...added, ...state.entries.slice(at)] };
    }
    case 'table-added':
      return { ...state, entries: [...state.entries, newTable(state.entries)] };
    case 'removed': {
      const entries = state.entries.filter(({ id }) => id !== action.id);
      return { ...state, entries: entries.length > 0 ? entries : [expression(nextId(state.entries))] };
    }
    case 'shown':
      return patch(state, action.id, (entry) => ({ ...entry, hidden: action.hidden }));
    case 'slider-ranged':
      return patch(state, action.id, (entry) =>
        entry.kind === 'expression' ? { ...entry, slider: action.slider } : entry,
      );
    case 'cell':
      return patch(state, action.id, (entry) =>
        entry.kind === 'table' ? withCell(entry, action.row, action.column, action.text) : entry,
      );
    case 'angle':
      return { ...state, angle: action.angle };
    case 'viewed':
      return { ...state, view: action.view };
    case 'keypad':
      return { ...state, keypad: action.open };
    case 'tones':
      return { ...state, tones: action.on };
    case 'cleared':
      return { ...state, entries: EMPTY_CALCULATOR.entries, view: null };
  }
}
