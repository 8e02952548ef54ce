import { useRef, type KeyboardEvent } from 'react';
import type { TableEntry } from '../state.js';
import styles from './calculator.module.css';

export interface TableRowProps {
  table: TableEntry;
  /** The device's own keyboard stays away while the calculator's is open. */
  ownKeys: boolean;
  /** Touched by a finger. */
  onTouch(): void;
  onCell(row: number, column: number, text: string): void;
  /** Adds a line that fits a model to the columns. */
  onFit(model: string): void;
}

/** To begin with: each becomes a line that can be changed, with other letters or another model. */
const MODELS = [
  ['Line: m x + b', 'm X + b'],
  ['Quadratic: a x² + b x + c', 'a X^2 + b X + c'],
  ['Cubic: a x³ + b x² + c x + d', 'a X^3 + b X^2 + c X + d'],
  ['Exponential: a bˣ', 'a b^X'],
  ['Power: a xᵇ', 'a X^b'],
  ['Logarithm: a + b ln x', 'a + b ln(X)'],
  ['Logistic: c / (1 + a e⁻ᵇˣ)', 'c/(1+a e^(-b X))'],
  ['Sine: a sin(b x + c) + d', 'a sin(b X + c) + d'],
] as const;

/** A table of points; arrows and Enter move between its cells. */
export function TableRow({ table, ownKeys, onTouch, onCell, onFit }: TableRowProps) {
  const [x, y] = table.columns;
  const byFinger = useRef(false);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>, row: number, column: number): void => {
    const step = { ArrowUp: -1, ArrowDown: 1, Enter: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    event.currentTarget
      .closest('table')
      ?.querySelector<HTMLInputElement>(`[data-cell="${row + step}:${column}"]`)
      ?.focus();
  };
  if (!x || !y) return null;
  const fit = (index: number): void => {
    const [, model] = MODELS[index] ?? MODELS[0];
    onFit(`${y.name} ~ ${model.replaceAll('X', x.name)}`);
  };
  return (
    <div className={styles.tableEntry}>
      <table className={styles.table}>
        <thead>
          <tr>
            {table.columns.map(({ name }) => (
              <th key={name} scope="col">
                {name.split('_')[0]}
                <sub>{name.split('_')[1]}</sub>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {x.cells.map((_, row) => (
            <tr key={row}>
              {table.columns.map(({ name, cells }, column) => (
                <td key={name}>
                  <input
                    data-cell={`${row}:${column}`}
                    aria-label={`${name.replace('_', '')}, row ${row + 1}`}
                    value={cells[row] ?? ''}
                    inputMode={ownKeys ? 'none' : 'text'}
                    onPointerDown={(event) => (byFinger.current = event.pointerType !== 'mouse')}
                    onClick={() => (byFinger.current ? onTouch() : undefined)}
                    autoComplete="off"
                    spellCheck={false}
                    onChange={(event) => onCell(row, column, event.target.value)}
                    onKeyDown={(event) => onKeyDown(event, row, column)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.fits}>
        <button type="button" className={styles.small} onClick={() => fit(0)}>
          Fit line
        </button>
        <select aria-label="Fit another model" value="" onChange={(event) => fit(Number(event.target.value))}>
          <option value="">Fit another model…</option>
          {MODELS.map(([name], index) => (
            <option key={name} value={index}>
              {name}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}
