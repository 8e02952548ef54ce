import { useCallback, useEffect, useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import { readDocument } from '../engine/index.js';
import type { CalculatorAction, CalculatorState } from '../state.js';
import type { Drawn } from './draw.js';
import { ExpressionRow } from './expression-row.js';
import { Graph } from './graph.js';
import { Keypad } from './keypad.js';
import { LOOK_TOKENS } from './palette.js';
import { TableRow } from './table-row.js';
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
  const lastLine = useRef(state.entries.at(-1)?.id ?? 1);
  const { entries, angle } = state;
  const meanings = useMemo(() => readDocument(entries, angle), [entries, angle]);
  const lines = useMemo(
    (): Drawn[] =>
      entries.flatMap(({ id, look, hidden }) => {
        const meaning = meanings.get(id);
        return meaning && !hidden && DRAWN.has(meaning.kind) ? [{ id, look, meaning }] : [];
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
  const remove = (index: number): void => {
    const { id } = entries[index]!;
    change({ kind: 'removed', id });
    // The reducer leaves an empty line where the last one went.
    focusLine((entries[index - 1] ?? entries[index + 1])?.id ?? id + 1);
  };
  const current = (): HTMLInputElement | null | undefined =>
    root.current?.querySelector<HTMLInputElement>(`[data-line="${lastLine.current}"]`);
  const edit = (alter: (text: string, from: number, to: number) => readonly [text: string, caret: number]): void => {
    const input = current();
    const entry = entries.find(({ id }) => id === lastLine.current);
    if (!input || entry?.kind !== 'expression') return;
    const [text, caret] = alter(
      entry.text,
      input.selectionStart ?? entry.text.length,
      input.selectionEnd ?? entry.text.length,
    );
    change({ kind: 'typed', id: entry.id, text });
    input.focus();
    input.setSelectionRange(caret, caret);
  };

  return (
    <div ref={root} className={styles.calculator}>
      <section className={styles.list} aria-label="Expressions">
        <div className={styles.bar}>
          <button type="button" className={styles.small} onClick={() => add(null)}>
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
            onClick={() => dispatch({ kind: 'angle', angle: angle === 'degrees' ? 'radians' : 'degrees' })}
          >
            {angle === 'degrees' ? 'Degrees' : 'Radians'}
          </button>
          <button
            type="button"
            className={styles.small}
            aria-expanded={state.keypad}
            onClick={() => dispatch({ kind: 'keypad', open: !state.keypad })}
          >
            Keypad
          </button>
          <button type="button" className={styles.small} onClick={() => dispatch({ kind: 'cleared' })}>
            Clear all
          </button>
        </div>
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
                    onText={(text) => dispatch({ kind: 'typed', id: entry.id, text })}
                    onRange={(slider) => dispatch({ kind: 'slider-ranged', id: entry.id, slider })}
                    onEnter={() => add(entry.id)}
                    onRemove={() => remove(index)}
                    onStep={(direction) => step(index, direction)}
                    onFocus={() => (lastLine.current = entry.id)}
                  />
                ) : (
                  <TableRow
                    table={entry}
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
      <Graph lines={lines} names={names} view={state.view} onView={onView} />
      {state.keypad ? (
        <Keypad
          onType={(text) =>
            edit((before, from, to) => [before.slice(0, from) + text + before.slice(to), from + text.length])
          }
          onBackspace={() =>
            edit((before, from, to) =>
              from === to
                ? [before.slice(0, Math.max(0, from - 1)) + before.slice(to), Math.max(0, from - 1)]
                : [before.slice(0, from) + before.slice(to), from],
            )
          }
          onEnter={() => add(lastLine.current)}
        />
      ) : null}
    </div>
  );
}
