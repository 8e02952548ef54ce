import type { NewParameters } from '@aivy/item-bank';
import { CALIBRATION_COLUMNS, type Column, type Value } from '../kinds/kind.js';

/** What a person has said about single items; of the others those are published that give no reason to look at them. */
export interface Choice {
  with?: readonly number[];
  without?: readonly number[];
}

/** What is to be published of a calibration. */
export interface Chosen {
  parameters: NewParameters[];
  /** Ids of the items that are to hold the scale. */
  newAnchors: number[];
}

interface Proposed {
  parameters: NewParameters;
  isPractice: boolean;
  isAlarm: boolean;
  isAnchor: boolean;
}

const STATES = ['draft', 'pretest', 'operational', 'quarantined', 'retired'] as const;

/** Reads the rows of a calibration; one that proposes nothing is no change. @throws Error for a file without a column */
function proposalsOf(columns: readonly Column[]): (row: readonly Value[]) => Proposed | undefined {
  const entries = Object.entries(CALIBRATION_COLUMNS).map(([field, name]): [string, number] => {
    const index = columns.findIndex((column) => column.name === name);
    if (index < 0) throw new Error(`a calibration without the column ${name}`);
    return [field, index];
  });
  const at = Object.fromEntries(entries) as Record<keyof typeof CALIBRATION_COLUMNS, number>;
  return (row) => {
    const numberOf = (field: keyof typeof at): number | undefined => {
      const value = row[at[field]];
      return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
    };
    const [a, b, c] = [numberOf('a'), numberOf('b'), numberOf('c')];
    const state = STATES.find((each) => each === row[at.state]);
    if (a === undefined && b === undefined && state === undefined) return undefined;
    const [bSd, medianSeconds] = [b === undefined ? undefined : numberOf('bSd'), numberOf('medianSeconds')];
    return {
      parameters: {
        ...{ id: Number(row[at.id]), version: Number(row[at.version]) },
        ...(a !== undefined && { a }),
        ...(b !== undefined && { b }),
        ...(c !== undefined && { c }),
        ...(bSd !== undefined && { bSd }),
        ...(medianSeconds !== undefined && { medianSeconds }),
        ...(state && { state }),
      },
      isPractice: row[at.setting] === 'practice',
      isAlarm: row[at.alarm] === true,
      isAnchor: row[at.anchor] === 'chosen',
    };
  };
}

/** What of the rows of a calibration is to be published. @throws Error for a file without a column that is needed */
export async function chosenOf(
  { columns, rows }: { columns: readonly Column[]; rows: AsyncIterable<readonly Value[]> },
  choice: Choice,
): Promise<Chosen> {
  const read = proposalsOf(columns);
  // An item has one set of parameters, and its score counts in tests: what they say goes before what practice says.
  const byItem = new Map<number, Proposed>();
  for await (const row of rows) {
    const proposed = read(row);
    if (!proposed) continue;
    const { id } = proposed.parameters;
    if (!(proposed.isPractice && byItem.has(id))) byItem.set(id, proposed);
  }
  const [wanted, unwanted] = [new Set(choice.with), new Set(choice.without)];
  const chosen = [...byItem.values()].filter(
    ({ isAlarm, parameters: { id } }) => !unwanted.has(id) && (!isAlarm || wanted.has(id)),
  );
  return {
    parameters: chosen.map(({ parameters }) => parameters),
    // Who goes out of use holds nothing.
    newAnchors: chosen.flatMap(({ isAnchor, parameters: { id, state } }) =>
      isAnchor && (state === undefined || state === 'operational') ? [id] : [],
    ),
  };
}
