import type { AngleUnit } from '../engine/index.js';
import type { CalculatorAction } from '../state.js';
import styles from './calculator.module.css';

export interface ToolbarProps {
  angle: AngleUnit;
  keypad: boolean;
  canUndo: boolean;
  canRedo: boolean;
  onLine(): void;
  onAngle(): void;
  onKeypad(): void;
  /** Where the keys leave the graph no room. */
  onGraph(): void;
  dispatch(action: CalculatorAction): void;
}

/** What can be done with the list as a whole. Where there is room for little but keys, what `stays` stays beside them. */
export const Toolbar = ({
  angle,
  keypad,
  canUndo,
  canRedo,
  onLine,
  onAngle,
  onKeypad,
  onGraph,
  dispatch,
}: ToolbarProps) => (
  <div className={styles.bar}>
    <button type="button" className={styles.small} onClick={onLine}>
      + Line
    </button>
    <button type="button" className={styles.small} onClick={() => dispatch({ kind: 'table-added' })}>
      + Table
    </button>
    <button
      type="button"
      className={styles.small}
      aria-pressed={angle === 'degrees'}
      title="Angles in degrees or radians"
      onClick={onAngle}
    >
      <span aria-hidden="true">{angle === 'degrees' ? 'Deg' : 'Rad'}</span>
      <span className="vh">{angle === 'degrees' ? 'Degrees' : 'Radians'}</span>
    </button>
    <button
      type="button"
      className={`${styles.small} ${styles.keys}`}
      data-stays
      aria-expanded={keypad}
      onClick={onKeypad}
    >
      Keypad
    </button>
    {keypad ? (
      <button
        type="button"
        className={`${styles.small} ${styles.instead}`}
        data-stays
        aria-label="Graph instead of the keys"
        onClick={onGraph}
      >
        Graph
      </button>
    ) : null}
    <button
      type="button"
      className={styles.small}
      data-stays
      aria-label="Undo"
      title="Undo (Ctrl+Z)"
      disabled={!canUndo}
      onClick={() => dispatch({ kind: 'undone' })}
    >
      ↶
    </button>
    <button
      type="button"
      className={styles.small}
      data-stays
      aria-label="Redo"
      title="Redo (Ctrl+Y)"
      disabled={!canRedo}
      onClick={() => dispatch({ kind: 'redone' })}
    >
      ↷
    </button>
    <button
      type="button"
      className={styles.small}
      aria-label="Clear all"
      title="Clear all"
      onClick={() => dispatch({ kind: 'cleared' })}
    >
      Clear
    </button>
  </div>
);
