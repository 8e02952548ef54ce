import styles from './math-keys.module.css';

const KEYS = [
  ['=', 'equals'],
  ['+', 'plus'],
  ['−', 'minus'],
  ['×', 'times'],
  ['%', 'percent'],
  ['/', 'fraction'],
  ['(', 'open parenthesis'],
  [')', 'close parenthesis'],
  ['^2', 'squared'],
  ['^', 'power'],
  ['√(', 'square root'],
  ['≤', 'at most'],
  ['≥', 'at least'],
  ['<', 'less than'],
  ['>', 'greater than'],
  ['π', 'pi'],
] as const;

/** Signs that a phone's keyboard hides, for the line of a step. */
export function MathKeys({ onKey }: { onKey(sign: string): void }) {
  return (
    <div className={styles.keys} role="group" aria-label="Math keys">
      {KEYS.map(([sign, name]) => (
        <button
          key={sign}
          type="button"
          aria-label={name}
          // The caret stays where it is.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onKey(sign)}
        >
          {sign === '^2' ? 'x²' : sign === '^' ? 'xⁿ' : sign === '√(' ? '√' : sign}
        </button>
      ))}
    </div>
  );
}
