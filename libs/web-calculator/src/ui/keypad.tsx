import { useState, type CSSProperties, type ReactNode } from 'react';
import styles from './calculator.module.css';

/** What a key types before and behind the caret, or the key of a keyboard that it presses. */
type Does = { before: string; after?: string } | { press: 'ArrowLeft' | 'ArrowRight' | 'Backspace' | 'Enter' };
interface Key {
  label: ReactNode;
  name?: string;
  does: Does;
  wide?: boolean;
}

const types = (label: ReactNode, before: string, name?: string, after?: string): Key => ({
  label,
  does: after === undefined ? { before } : { before, after },
  ...(name === undefined ? {} : { name }),
});
const same = (...texts: string[]): Key[] => texts.map((text) => types(text, text));

const LEFT: Key = { label: '←', name: 'Caret left', does: { press: 'ArrowLeft' } };
const RIGHT: Key = { label: '→', name: 'Caret right', does: { press: 'ArrowRight' } };
const DELETE: Key = { label: '⌫', name: 'Delete', does: { press: 'Backspace' } };
const ENTER: Key = { label: 'Enter', does: { press: 'Enter' }, wide: true };

const MAIN: readonly Key[] = [
  ...same('x', 'y'),
  types('a²', '^2', 'a² squared'),
  types('aᵇ', '^(', 'aᵇ to the power of', ')'),
  ...same('7', '8', '9'),
  types('÷', '/', 'divided by'),
  types('(', '(', 'open parenthesis'),
  types(')', ')', 'close parenthesis'),
  types('√', 'sqrt(', 'square root', ')'),
  types('a⁄b', '(', 'a⁄b fraction', ')/()'),
  ...same('4', '5', '6'),
  types('×', '*', 'times'),
  types('=', '=', 'equals'),
  types('<', '<', 'less than'),
  types('>', '>', 'greater than'),
  types('π', 'pi'),
  ...same('1', '2', '3'),
  types('−', '-', 'minus'),
  LEFT,
  RIGHT,
  ENTER,
  ...same('0'),
  types('.', '.', 'point'),
  DELETE,
  types('+', '+', 'plus'),
];

const called = (name: string): Key => types(name, `${name}(`, name, ')');
const FUNCTIONS: readonly Key[] = [
  ...['sin', 'cos', 'tan', 'ln', 'log', 'mean'].map(called),
  types('|a|', '|', '|a| absolute value', '|'),
  types(',', ',', 'comma'),
  types('asin', 'arcsin(', 'asin', ')'),
  types('acos', 'arccos(', 'acos', ')'),
  types('atan', 'arctan(', 'atan', ')'),
  types('e', 'e'),
  types('logₙ', 'log_', 'logₙ to a base'),
  called('median'),
  types('≤', '<=', 'at most'),
  types('≥', '>=', 'at least'),
  types('aₙ', '_', 'aₙ index'),
  types('ⁿ√', 'nthroot(', 'nth root', ',)'),
  types('n!', '!', 'n! factorial'),
  types('%', '%', 'percent'),
  ...['nCr', 'stdev', 'total'].map(called),
  types('~', '~', '~ about equal, for regressions'),
  LEFT,
  RIGHT,
  ENTER,
  types('[ ]', '[', '[ ] list', ']'),
  types('f(x)', 'f(x)=', 'f(x) ='),
  DELETE,
  types('{ }', '{', '{ } condition', '}'),
];
const LETTERS: readonly Key[] = [
  ...same(...'abcdefghijklmnopqrstuvwxyz'),
  LEFT,
  RIGHT,
  DELETE,
  ENTER,
  types(':', ':', 'colon'),
];
/** Their order where only seven stand side by side: digits stay together. */
const NARROW: readonly Key[] = [
  'x y a² 7 8 9 ÷',
  '( ) aᵇ 4 5 6 ×',
  '< > √ 1 2 3 −',
  '= π a⁄b 0 . ⌫ +',
  '← → Enter',
].flatMap((row) => row.split(' ').flatMap((label) => MAIN.find((key) => key.label === label) ?? []));

/** Three rows of eight; the others stand below them, or beside them where it is low. */
const UPPER = 24;

const PAGES = [
  ['123', '123 numbers', MAIN],
  ['f(x)', 'f(x) functions', FUNCTIONS],
  ['abc', 'abc letters', LETTERS],
] as const;

interface KeypadProps {
  onType: (before: string, after: string) => void;
  onPress: (key: Extract<Does, { press: unknown }>['press']) => void;
}

/** Keys for fingers; each types into the field that was worked on last. */
export function Keypad({ onType, onPress }: KeypadProps) {
  const [page, setPage] = useState(0);
  const [, , keys] = PAGES[page]!;
  return (
    // A press must not take the caret from its line.
    <div className={styles.pad} onMouseDown={(event) => event.preventDefault()}>
      <div className={styles.pages} role="group" aria-label="Keys">
        {PAGES.map(([label, name], index) => (
          <button
            key={label}
            type="button"
            aria-label={name}
            aria-pressed={index === page}
            onClick={() => setPage(index)}
          >
            {label}
          </button>
        ))}
      </div>
      <div className={styles.keypad} role="group" aria-label="Keypad" data-page={page}>
        {[keys.slice(0, UPPER), keys.slice(UPPER)].map((part, half) => (
          <div key={half} className={styles.half}>
            {part.map((key, index) => (
              <KeyButton key={index} of={key} place={NARROW.indexOf(key)} onType={onType} onPress={onPress} />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

/** @param place where it stands among the others on a narrow calculator; -1 where their order stays */
function KeyButton({
  of: { label, name, does, wide },
  place,
  onType,
  onPress,
}: KeypadProps & { of: Key; place: number }) {
  return (
    <button
      type="button"
      {...(name ? { 'aria-label': name } : {})}
      {...(wide ? { className: styles.wide } : {})}
      {...(place >= 0 ? { style: { '--narrow': place } as CSSProperties } : {})}
      onClick={() => ('press' in does ? onPress(does.press) : onType(does.before, does.after ?? ''))}
    >
      {label}
    </button>
  );
}
