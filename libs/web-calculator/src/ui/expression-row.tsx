import type { KeyboardEvent } from 'react';
import { formatNumber, type Meaning } from '../engine/index.js';
import { DEFAULT_SLIDER, type ExpressionEntry, type SliderRange } from '../state.js';
import { meaningText } from './meaning-text.js';
import { Slider } from './slider.js';
import styles from './calculator.module.css';

export interface ExpressionRowProps {
  entry: ExpressionEntry;
  number: number;
  meaning: Meaning;
  onText(text: string): void;
  onRange(range: SliderRange): void;
  /** Enter: a new line below. */
  onEnter(): void;
  /** Backspace in an empty line. */
  onRemove(): void;
  onStep(direction: -1 | 1): void;
  onFocus(): void;
}

/** One line of the list: what was typed, what it comes to, and a slider where it is a plain number. */
export function ExpressionRow({
  entry,
  number,
  meaning,
  onText,
  onRange,
  onEnter,
  onRemove,
  onStep,
  onFocus,
}: ExpressionRowProps) {
  const error = meaning.kind === 'error' ? meaning.message : null;
  const result = meaningText(meaning);
  const noteId = `calculator-line-${entry.id}`;
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key === 'Enter') onEnter();
    else if (event.key === 'Backspace' && entry.text === '') onRemove();
    else if (event.key === 'ArrowUp') onStep(-1);
    else if (event.key === 'ArrowDown') onStep(1);
    else return;
    event.preventDefault();
  };
  return (
    <div className={styles.line}>
      <input
        className={styles.text}
        data-line={entry.id}
        aria-label={`Line ${number}`}
        aria-describedby={noteId}
        aria-invalid={error !== null || undefined}
        value={entry.text}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
      />
      <p id={noteId} className={error === null ? styles.result : styles.error}>
        {error ?? result}
      </p>
      {meaning.kind === 'variable' && meaning.slides && typeof meaning.value === 'number' ? (
        <Slider
          name={meaning.name}
          value={meaning.value}
          range={entry.slider ?? DEFAULT_SLIDER}
          onRange={onRange}
          onValue={(value) => onText(`${meaning.name} = ${formatNumber(value).replace('−', '-')}`)}
        />
      ) : null}
    </div>
  );
}
