import {
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ClipboardEvent,
  type KeyboardEvent,
  type PointerEvent,
} from 'react';
import { acrossFraction, eraseVeiled, layOut, rowAt, seenAt, stepFrom, stepOut } from '../typeset/index.js';
import { offsetAt } from './offset-at.js';
import { TypesetRow, type Marks } from './typeset-row.js';
import styles from './math-field.module.css';

export interface MathFieldProps {
  value: string;
  label: string;
  /** Id of what is said about the line. */
  describedBy: string;
  invalid: boolean;
  /** Identifies the line to the rest of the calculator. */
  line: number;
  /** The device's own keyboard stays away while the calculator's is open. */
  ownKeys: boolean;
  onText(text: string): void;
  /** Several lines were pasted. */
  onLines(texts: readonly string[]): void;
  onEnter(): void;
  /** Backspace in an empty line. */
  onRemove(): void;
  onStep(direction: -1 | 1): void;
  /** Touched by a finger. */
  onTouch(): void;
}

const NOWHERE = { start: 0, end: 0, focused: false };

/**
 * A line that is typeset while it is typed. What is typed goes into a text field, which lies unseen over the picture: it
 * has the caret, the selection, the clipboard and the device's keyboard as everywhere else, and a screen reader reads
 * the line as it was typed. The picture follows the field, never the other way round.
 */
export function MathField(props: MathFieldProps) {
  const { value, label, describedBy, invalid, line, ownKeys, onText } = props;
  const input = useRef<HTMLInputElement>(null);
  const picture = useRef<HTMLDivElement>(null);
  const wanted = useRef<number | null>(null);
  const pressed = useRef<number | null>(null);
  const byFinger = useRef(false);
  const [place, setPlace] = useState(NOWHERE);
  const row = useMemo(() => layOut(value), [value]);

  const follow = useCallback(() => {
    const field = input.current;
    if (!field) return;
    const now = {
      start: field.selectionStart ?? 0,
      end: field.selectionEnd ?? 0,
      focused: document.activeElement === field,
    };
    setPlace((before) =>
      before.start === now.start && before.end === now.end && before.focused === now.focused ? before : now,
    );
  }, []);
  useLayoutEffect(() => {
    if (wanted.current !== null) input.current?.setSelectionRange(wanted.current, wanted.current);
    wanted.current = null;
    follow();
  }, [follow, value]);
  // The caret stays in sight in a line that is longer than its field.
  useLayoutEffect(() => {
    const box = picture.current;
    const caret = box?.querySelector<HTMLElement>('[data-caret]');
    if (!box || !caret) return;
    const at = caret.getBoundingClientRect().left - box.getBoundingClientRect().left;
    if (at < 8) box.scrollLeft += at - 24;
    else if (at > box.clientWidth - 8) box.scrollLeft += at - box.clientWidth + 24;
  }, [place, value]);

  const go = (offset: number, anchor = offset): void => {
    input.current?.setSelectionRange(Math.min(offset, anchor), Math.max(offset, anchor));
    follow();
  };
  const change = (next: { text: string; caret: number } | null): boolean => {
    if (!next) return false;
    wanted.current = next.caret;
    onText(next.text);
    return true;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    const { selectionStart, selectionEnd } = event.currentTarget;
    const [from, to] = [selectionStart ?? value.length, selectionEnd ?? value.length];
    if (handle(event.key, event.shiftKey, from, to)) event.preventDefault();
  };
  // A text field would write them behind each other.
  const onPaste = (event: ClipboardEvent<HTMLInputElement>): void => {
    const [first = '', ...others] = event.clipboardData
      .getData('text')
      .split(/[\r\n]+/)
      .map((text) => text.trim())
      .filter((text) => text !== '');
    if (others.length === 0) return;
    event.preventDefault();
    const { selectionStart, selectionEnd } = event.currentTarget;
    const before = value.slice(0, selectionStart ?? value.length);
    props.onLines([before + first + value.slice(selectionEnd ?? value.length), ...others]);
  };
  const handle = (key: string, shift: boolean, from: number, to: number): boolean => {
    const alone = from === to && !shift;
    switch (key) {
      case 'Enter':
        props.onEnter();
        return true;
      case 'Backspace':
        if (value === '') props.onRemove();
        else return alone && change(eraseVeiled(value, row, from));
        return true;
      case 'ArrowLeft':
      case 'ArrowRight': {
        if (!alone) return false;
        if (key === 'ArrowRight' && change(stepOut(value, row, from))) return true;
        go(stepFrom(row, from, key === 'ArrowLeft' ? -1 : 1));
        return true;
      }
      case 'ArrowUp':
      case 'ArrowDown': {
        if (shift) return false;
        const across = acrossFraction(row, from, key === 'ArrowUp' ? 'up' : 'down');
        if (across === null) props.onStep(key === 'ArrowUp' ? -1 : 1);
        else go(across);
        return true;
      }
      default:
        return false;
    }
  };

  const offsetOf = (event: PointerEvent): number =>
    picture.current ? seenAt(row, offsetAt(picture.current, event.clientX, event.clientY, value.length)) : value.length;
  const marks: Marks = {
    caret: place.focused && place.start === place.end ? seenAt(row, Math.min(place.start, value.length)) : null,
    owner: null,
    from: place.focused ? place.start : 0,
    to: place.focused ? place.end : 0,
  };
  if (marks.caret !== null) marks.owner = rowAt(row, marks.caret);

  return (
    <div className={styles.field} data-invalid={invalid || undefined}>
      <div ref={picture} className={styles.picture} aria-hidden="true">
        {value === '' && marks.caret === null ? null : value === '' ? (
          <span className={styles.caret} data-caret />
        ) : (
          <TypesetRow row={row} marks={marks} />
        )}
      </div>
      <input
        ref={input}
        className={styles.input}
        data-line={line}
        aria-label={label}
        aria-describedby={describedBy}
        aria-invalid={invalid || undefined}
        value={value}
        inputMode={ownKeys ? 'none' : 'text'}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        onSelect={follow}
        onFocus={follow}
        onBlur={follow}
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          byFinger.current = event.pointerType !== 'mouse';
          pressed.current = offsetOf(event);
        }}
        // The browser would set the caret by the letters of the field, which are not where the picture shows them.
        onMouseDown={(event) => {
          if (event.button !== 0 || pressed.current === null) return;
          event.preventDefault();
          event.currentTarget.focus();
          if (event.detail > 1) go(0, value.length);
          else go(pressed.current);
        }}
        onPointerMove={(event) => {
          if (event.buttons === 1 && event.pointerType === 'mouse' && pressed.current !== null)
            go(offsetOf(event), pressed.current);
        }}
        onPointerUp={() => (pressed.current = null)}
        // Only now: keys that came up under the finger would take the end of the press.
        onClick={() => (byFinger.current ? props.onTouch() : undefined)}
      />
    </div>
  );
}
