import type { AngleUnit, View } from './engine/index.js';

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
  | { kind: 'added'; after: number | null; text?: string }
  | { kind: 'table-added' }
  | { kind: 'removed'; id: number }
  | { kind: 'shown'; id: number; hidden: boolean }
  | { kind: 'slider-ranged'; id: number; slider: SliderRange }
  | { kind: 'cell'; id: number; row: number; column: number; text: string }
  | { kind: 'angle'; angle: AngleUnit }
  | { kind: 'viewed'; view: View | null }
  | { kind: 'keypad'; open: boolean }
  | { kind: 'cleared' };

const nextId = (entries: readonly CalculatorEntry[]): number => Math.max(0, ...entries.map(({ id }) => id)) + 1;

/** x_1, y_1; the next table is x_2, y_2. */
function newTable(entries: readonly CalculatorEntry[]): TableEntry {
  const id = nextId(entries);
  const number = entries.filter(({ kind }) => kind === 'table').length + 1;
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
  switch (action.kind) {
    case 'typed':
      return patch(state, action.id, (entry) =>
        entry.kind === 'expression' ? { ...entry, text: action.text } : entry,
      );
    case 'added': {
      const entry = expression(nextId(state.entries), action.text);
      const at =
        action.after === null ? state.entries.length : state.entries.findIndex(({ id }) => id === action.after) + 1;
      return { ...state, entries: [...state.entries.slice(0, at), entry, ...state.entries.slice(at)] };
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
    case 'cleared':
      return { ...EMPTY_CALCULATOR, angle: state.angle, keypad: state.keypad };
  }
}
