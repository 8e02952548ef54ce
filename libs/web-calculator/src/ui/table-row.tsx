import type { KeyboardEvent } from 'react';
import type { TableEntry } from '../state.js';
import styles from './calculator.module.css';

export interface TableRowProps {
  table: TableEntry;
  onCell(row: number, column: number, text: string): void;
  /** Adds a line that fits a model to the columns. */
  onFit(model: string): void;
}

/** A table of points; arrows and Enter move between its cells. */
export function TableRow({ table, onCell, onFit }: TableRowProps) {
  const [x, y] = table.columns;
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
  return (
    <div className={styles.tableEntry}>
      <table className={styles.table}>
        <thead>
          <tr>
            {table.columns.map(({ name }) => (
              <th key={name} scope="col">
                {name.replace('_', '')}
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
                    inputMode="text"
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
        <button type="button" className={styles.small} onClick={() => onFit(`${y.name} ~ m ${x.name} + b`)}>
          Fit line
        </button>
        <button
          type="button"
          className={styles.small}
          onClick={() => onFit(`${y.name} ~ a ${x.name}^2 + b ${x.name} + c`)}
        >
          Fit parabola
        </button>
      </div>
    </div>
  );
}
