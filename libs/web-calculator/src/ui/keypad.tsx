import styles from './calculator.module.css';

/** Label, what it types, and its name where the label does not say it. */
const KEYS: readonly (readonly [label: string, text: string, name?: string])[] = [
  ['x', 'x'],
  ['y', 'y'],
  ['a²', '^2', 'a² squared'],
  ['aᵇ', '^', 'aᵇ to the power of'],
  ['7', '7'],
  ['8', '8'],
  ['9', '9'],
  ['÷', '/', 'divided by'],
  ['(', '(', 'open parenthesis'],
  [')', ')', 'close parenthesis'],
  ['√', 'sqrt(', 'square root'],
  ['π', 'pi'],
  ['4', '4'],
  ['5', '5'],
  ['6', '6'],
  ['×', '*', 'times'],
  ['|a|', '|', '|a| absolute value bar'],
  [',', ',', 'comma'],
  ['<', '<', 'less than'],
  ['≤', '<=', 'at most'],
  ['1', '1'],
  ['2', '2'],
  ['3', '3'],
  ['−', '-', 'minus'],
  ['sin', 'sin('],
  ['cos', 'cos('],
  ['tan', 'tan('],
  ['log', 'log('],
  ['0', '0'],
  ['.', '.', 'point'],
  ['=', '=', 'equals'],
  ['+', '+', 'plus'],
];

/** Keys for fingers; each types into the line that was worked on last. */
export const Keypad = ({
  onType,
  onBackspace,
  onEnter,
}: {
  onType: (text: string) => void;
  onBackspace: () => void;
  onEnter: () => void;
}) => (
  <div className={styles.keypad} role="group" aria-label="Keypad">
    {KEYS.map(([label, text, name]) => (
      <button key={label} type="button" {...(name ? { 'aria-label': name } : {})} onClick={() => onType(text)}>
        {label}
      </button>
    ))}
    <button type="button" className={styles.wide} onClick={onBackspace}>
      Delete
    </button>
    <button type="button" className={styles.wide} onClick={onEnter}>
      Enter
    </button>
  </div>
);
