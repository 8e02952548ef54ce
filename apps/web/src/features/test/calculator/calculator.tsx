import { Segmented } from '@aivy/web-ui';
import { Delete } from 'lucide-react';
import { useEffect, useId, useReducer, useRef, type SubmitEvent } from 'react';
import { ANSWER_KEY, FUNCTION_KEYS, NUMBER_KEYS, PERCENT_KEY, takeBack, typeInto, type PadKey, type TypedLine } from './keypad';
import { calculatorReducer, loadCalculator, preview, rememberCalculator } from './calculator-state';
import styles from './calculator.module.css';

/** A scientific calculator: one line with a keypad, results one under the other. Its history outlives closing it. */
export function Calculator() {
  const [state, dispatch] = useReducer(calculatorReducer, undefined, loadCalculator);
  const line = useRef<HTMLInputElement>(null);
  const log = useRef<HTMLDivElement>(null);
  const caret = useRef<number | null>(null);
  const id = useId();

  useEffect(() => {
    rememberCalculator(state);
    log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [state]);

  useEffect(() => {
    if (caret.current === null) return;
    line.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  }, [state.line]);

  const edit = (change: (text: string, from: number, to: number) => TypedLine): void => {
    const from = line.current?.selectionStart ?? state.line.length;
    const next = change(state.line, from, line.current?.selectionEnd ?? from);
    caret.current = next.caret;
    dispatch({ kind: 'typed', line: next.text });
  };
  const press = (key: PadKey): void => edit((text, from, to) => typeInto(text, from, to, key.types));
  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    dispatch({ kind: 'worked-out' });
  };

  return (
    <form className={styles.calculator} onSubmit={onSubmit} aria-label="Scientific calculator">
      <div ref={log} className={styles.history} role="log" aria-label="Results" tabIndex={0}>
        {state.history.map((entry, index) => (
          <p key={index} className={styles.entry}>
            <button type="button" className={styles.reuse} aria-label={`Use ${entry.line} again`} onClick={() => dispatch({ kind: 'typed', line: entry.line })}>{entry.line}</button>
            <b>= {entry.text}</b>
          </p>
        ))}
      </div>
      <div className={styles.entryRow}>
        <label className="vh" htmlFor={id}>Calculation</label>
        <input
          ref={line} id={id} className={styles.line} value={state.line} placeholder="Type a calculation" aria-describedby={`${id}-result`} onChange={(event) => dispatch({ kind: 'typed', line: event.target.value })}
          autoComplete="off" autoCapitalize="off" autoCorrect="off" spellCheck={false} enterKeyHint="go"
          onKeyDown={(event) => event.key === 'Escape' && state.line !== '' ? (event.stopPropagation(), dispatch({ kind: 'typed', line: '' })) : undefined}
        />
        <output id={`${id}-result`} className={styles.result} htmlFor={id} data-fault={state.fault !== null} aria-live={state.fault ? 'polite' : 'off'}>{state.fault ?? preview(state)}</output>
      </div>
      <div className={styles.unit}>
        <Segmented label="Angle unit" value={state.angle} options={[{ value: 'deg', label: 'Degrees' }, { value: 'rad', label: 'Radians' }]} onChange={(angle) => dispatch({ kind: 'angle', angle })} />
        <button type="button" className={styles.clear} onClick={() => dispatch({ kind: 'cleared' })}>Clear all</button>
      </div>
      <div className={styles.pad}>
        <div className={styles.functions} role="group" aria-label="Functions">{FUNCTION_KEYS.map((key) => <Key key={key.label} pad={key} onPress={press} />)}</div>
        <div className={styles.numbers} role="group" aria-label="Numbers and operations">
          <Key pad={PERCENT_KEY} onPress={press} />
          <Key pad={ANSWER_KEY} onPress={press} />
          <button type="button" className={styles.key} data-wide aria-label="Take back" onClick={() => edit(takeBack)}><Delete aria-hidden="true" size={20} /></button>
          {NUMBER_KEYS.map((key) => <Key key={key.label} pad={key} onPress={press} />)}
          <button type="submit" className={styles.equals} aria-label="Work out">=</button>
        </div>
      </div>
    </form>
  );
}

// A spoken name holds what is seen, so that voice control finds the key.
const Key = ({ pad, onPress }: { pad: PadKey; onPress: (key: PadKey) => void }) => (
  <button
    type="button" className={styles.key} data-tone={pad.tone} data-wide={pad.label === '0' || undefined} {...(pad.name ? { 'aria-label': `${pad.label} ${pad.name}` } : {})}
    // The line keeps its caret, so keys go where the student was typing.
    onPointerDown={(event) => event.preventDefault()} onClick={() => onPress(pad)}
  >
    {pad.label}
  </button>
);
