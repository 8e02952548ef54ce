import { EMPTY_CALCULATOR, type CalculatorEntry, type CalculatorState } from './state.js';

type Fields = Record<string, unknown>;

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const areNumbers = (value: unknown, ...names: string[]): value is Fields =>
  isRecord(value) && names.every((name) => Number.isFinite(value[name]));
const areTexts = (value: unknown): boolean => Array.isArray(value) && value.every((each) => typeof each === 'string');

function isEntry(value: unknown): value is CalculatorEntry {
  if (!areNumbers(value, 'id', 'look') || typeof value['hidden'] !== 'boolean') return false;
  if (value['kind'] === 'expression') {
    const slider = value['slider'];
    return typeof value['text'] === 'string' && (slider === null || areNumbers(slider, 'min', 'max', 'step'));
  }
  const columns = value['columns'];
  return (
    value['kind'] === 'table' &&
    Array.isArray(columns) &&
    columns.every((column) => isRecord(column) && typeof column['name'] === 'string' && areTexts(column['cells']))
  );
}

const areEntries = (value: unknown): value is CalculatorEntry[] =>
  Array.isArray(value) && value.length > 0 && value.every(isEntry);

/** Steps that can be undone after a reload: each is a whole list, and a device has little room. */
const KEPT_STEPS = 20;

/** What is worth keeping: lines, tables, angle unit, window, and the last of what undo remembers. */
export function toKept({ entries, angle, view, keypad, tones, history }: CalculatorState): object {
  const past = history?.past.slice(-KEPT_STEPS) ?? [];
  return {
    entries,
    angle,
    view,
    keypad,
    ...(tones === undefined ? {} : { tones }),
    ...(past.length > 0 && { past }),
  };
}

/** The state that was kept, by this version or an earlier one; an empty calculator where it cannot be read. */
export function fromKept(value: unknown): CalculatorState {
  if (!isRecord(value)) return EMPTY_CALCULATOR;
  const { entries, angle, view, keypad, tones, past } = value;
  if (!areEntries(entries)) return EMPTY_CALCULATOR;
  return {
    entries,
    angle: angle === 'radians' ? 'radians' : 'degrees',
    view: areNumbers(view, 'xMin', 'xMax', 'yMin', 'yMax') ? (view as unknown as CalculatorState['view']) : null,
    keypad: keypad === true,
    ...(typeof tones === 'boolean' ? { tones } : {}),
    ...(Array.isArray(past) && past.length > 0 && past.every(areEntries)
      ? { history: { past, future: [], step: null } }
      : {}),
  };
}
