import { useCallback, useEffect, useMemo, useRef, type FocusEvent, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { readDocument } from '../engine/index.js';
import type { CalculatorAction, CalculatorState, ExpressionEntry } from '../state.js';
import type { Drawn } from './draw.js';
import { ExpressionRow } from './expression-row.js';
import { Graph } from './graph.js';
import { Keypad } from './keypad.js';
import { LOOK_TOKENS } from './palette.js';
import { TableRow } from './table-row.js';
import { Toolbar } from './toolbar.js';
import { backspace, insertInto, press } from './type-into.js';
import styles from './calculator.module.css';

export interface CalculatorProps {
  state: CalculatorState;
  dispatch(action: CalculatorAction): void;
  /** Opens with the caret at the end of the first line, so that typing goes there and nowhere else. */
  caretFirst?: boolean;
}

/** Meanings that leave something on the graph. */
const DRAWN = new Set(['curve', 'implicit', 'region', 'points', 'fit']);

/** A graphing calculator that fills its container. Its state belongs to the caller, so that closing it loses nothing. */
export const Calculator = (props: CalculatorProps) => (
  <div className={styles.frame}>
    <Panels {...props} />
  </div>
);

function Panels({ state, dispatch, caretFirst = false }: CalculatorProps) {
  const root = useRef<HTMLDivElement>(null);
  // The field that was worked on last; the keypad types there.
  const field = useRef<HTMLInputElement | null>(null);
  // Who has closed the keypad wants the device's own keyboard.
  const declined = useRef(false);
  const { entries, angle } = state;
  const meanings = useMemo(() => readDocument(entries, angle), [entries, angle]);
  const lines = useMemo(
    (): Drawn[] =>
      entries.flatMap(({ id, look, hidden }, index) => {
        const meaning = meanings.get(id);
        return meaning && !hidden && DRAWN.has(meaning.kind) ? [{ id, number: index + 1, look, meaning }] : [];
      }),
    [entries, meanings],
  );
  const names = useMemo(
    () => new Map(entries.map((entry) => [entry.id, entry.kind === 'expression' ? entry.text : 'table'])),
    [entries],
  );
  const onView = useCallback((view: CalculatorState['view']) => dispatch({ kind: 'viewed', view }), [dispatch]);

  useEffect(() => {
    const first = caretFirst ? root.current?.querySelector<HTMLInputElement>('[data-line]') : null;
    first?.focus();
    first?.setSelectionRange(first.value.length, first.value.length);
  }, [caretFirst]);

  // What the keypad has pushed out of sight comes back, and what a line comes to is in sight while it is typed.
  useEffect(() => {
    const worked = field.current;
    if (worked && (state.keypad || worked === document.activeElement))
      worked.closest('tr, li')?.scrollIntoView?.({ block: 'nearest' });
  }, [meanings, state.keypad]);

  // Undo may take away the line that is worked on; the one that is last stands in for it.
  useEffect(() => {
    if (!field.current || field.current.isConnected || document.activeElement !== document.body) return;
    const fields = root.current?.querySelectorAll<HTMLInputElement>('[data-line], [data-cell]') ?? [];
    fields[fields.length - 1]?.focus();
  }, [entries]);

  // A table has no line of its own: its first cell stands for it.
  const focusLine = (id: number | undefined): void => {
    if (id !== undefined)
      root.current?.querySelector<HTMLInputElement>(`[data-entry="${id}"] :is([data-line], [data-cell])`)?.focus();
  };
  // The line stands before the focus moves to it: a fast typist's next letter must not land in the old one.
  const change = (action: CalculatorAction): void => flushSync(() => dispatch(action));
  const step = (index: number, direction: number): void => focusLine(entries[index + direction]?.id);
  const add = (after: number | null, text?: string): void => {
    change({ kind: 'added', after, ...(text === undefined ? {} : { text }) });
    focusLine(Math.max(...entries.map(({ id }) => id)) + 1);
  };
  const paste = (id: number, texts: readonly string[]): void => {
    change({ kind: 'pasted', id, texts });
    focusLine(Math.max(...entries.map((entry) => entry.id)) + texts.length - 1);
  };
  const remove = (index: number): void => {
    const { id } = entries[index]!;
    change({ kind: 'removed', id });
    // The reducer leaves an empty line where the last one went.
    focusLine((entries[index - 1] ?? entries[index + 1])?.id ?? id + 1);
  };
  const working = (): HTMLInputElement | null =>
    field.current?.isConnected ? field.current : (root.current?.querySelector<HTMLInputElement>('[data-line]') ?? null);
  const onFocus = (event: FocusEvent): void => {
    if (event.target instanceof HTMLInputElement && event.target.matches('[data-line], [data-cell]'))
      field.current = event.target;
  };
  const onTouch = (): void => {
    if (!state.keypad && !declined.current) change({ kind: 'keypad', open: true });
  };
  /** For the graph's sake: the next touch of a line brings the keys back. */
  const showGraph = (): void => dispatch({ kind: 'keypad', open: false });
  const toggleKeypad = (): void => {
    declined.current = state.keypad;
    dispatch({ kind: 'keypad', open: !state.keypad });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const letter = event.key.toLowerCase();
    if (!(event.ctrlKey || event.metaKey) || event.altKey || (letter !== 'z' && letter !== 'y')) return;
    event.preventDefault();
    dispatch({ kind: letter === 'y' || event.shiftKey ? 'redone' : 'undone' });
  };
  const turnAngle = (): void => dispatch({ kind: 'angle', angle: angle === 'degrees' ? 'radians' : 'degrees' });
  /** The column that a fit is over stands in its line. */
  const plotResiduals = (entry: ExpressionEntry, name: string): void => {
    const right = entry.text.split('~')[1] ?? '';
    const column = entries
      .flatMap((each) => (each.kind === 'table' ? each.columns : []))
      .find(({ name: each }) => {
        const [letter, index] = each.split('_');
        return new RegExp(`${letter}_?${index}(?!\\d)`).test(right);
      });
    if (column) add(entry.id, `(${column.name}, ${name})`);
  };

  return (
    <div
      ref={root}
      className={styles.calculator}
      data-keypad={state.keypad || undefined}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
    >
      <section className={styles.list} aria-label="Expressions">
        <Toolbar
          angle={angle}
          keypad={state.keypad}
          canUndo={Boolean(state.history?.past.length)}
          canRedo={Boolean(state.history?.future.length)}
          onLine={() => add(null)}
          onAngle={turnAngle}
          onKeypad={toggleKeypad}
          onGraph={showGraph}
          dispatch={dispatch}
        />
        <ol className={styles.entries}>
          {entries.map((entry, index) => {
            const meaning = meanings.get(entry.id) ?? { kind: 'empty' as const };
            return (
              <li
                key={entry.id}
                className={styles.entry}
                data-entry={entry.id}
                style={{ color: `var(${LOOK_TOKENS[entry.look] ?? LOOK_TOKENS[0]})` }}
              >
                <button
                  type="button"
                  className={styles.swatch}
                  disabled={!DRAWN.has(meaning.kind)}
                  data-hidden={entry.hidden}
                  aria-pressed={!entry.hidden}
                  aria-label={`Line ${index + 1}: ${entry.hidden ? 'show' : 'hide'} on the graph`}
                  onClick={() => dispatch({ kind: 'shown', id: entry.id, hidden: !entry.hidden })}
                >
                  {index + 1}
                </button>
                {entry.kind === 'expression' ? (
                  <ExpressionRow
                    entry={entry}
                    number={index + 1}
                    meaning={meaning}
                    angle={angle}
                    ownKeys={state.keypad}
                    onText={(text) => dispatch({ kind: 'typed', id: entry.id, text })}
                    onLines={(texts) => paste(entry.id, texts)}
                    onSlide={(text) => dispatch({ kind: 'slid', id: entry.id, text })}
                    onSliders={(letters) => dispatch({ kind: 'sliders-added', after: entry.id, names: letters })}
                    onAngle={turnAngle}
                    onResiduals={(name) => plotResiduals(entry, name)}
                    onTouch={onTouch}
                    onRange={(slider) => dispatch({ kind: 'slider-ranged', id: entry.id, slider })}
                    onEnter={() => add(entry.id)}
                    onRemove={() => remove(index)}
                    onStep={(direction) => step(index, direction)}
                  />
                ) : (
                  <TableRow
                    table={entry}
                    ownKeys={state.keypad}
                    onTouch={onTouch}
                    onCell={(row, column, text) => dispatch({ kind: 'cell', id: entry.id, row, column, text })}
                    onFit={(model) => add(entry.id, model)}
                  />
                )}
                <button
                  type="button"
                  className={styles.remove}
                  aria-label={`Delete line ${index + 1}`}
                  onClick={() => remove(index)}
                >
                  ×
                </button>
              </li>
            );
          })}
        </ol>
      </section>
      <Graph
        lines={lines}
        names={names}
        view={state.view}
        tones={state.tones ?? false}
        onView={onView}
        onTones={(on) => dispatch({ kind: 'tones', on })}
      />
      {state.keypad ? (
        <Keypad
          onType={(before, after) => {
            const input = working();
            if (input) insertInto(input, before, after);
          }}
          onPress={(key) => {
            const input = working();
            if (!input) return;
            if (key === 'Backspace' && input.value !== '' && !press(input, key)) backspace(input);
            else if (key !== 'Backspace' || input.value === '') press(input, key);
          }}
        />
      ) : null}
    </div>
  );
}
