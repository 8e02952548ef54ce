import { formatNumber, type AngleUnit, type Meaning } from '../engine/index.js';
import { DEFAULT_SLIDER, type ExpressionEntry, type SliderRange } from '../state.js';
import { MathField } from './math-field.js';
import { meaningText } from './meaning-text.js';
import { Slider } from './slider.js';
import styles from './calculator.module.css';

export interface ExpressionRowProps {
  entry: ExpressionEntry;
  number: number;
  meaning: Meaning;
  angle: AngleUnit;
  ownKeys: boolean;
  onText(text: string): void;
  onLines(texts: readonly string[]): void;
  onSlide(text: string): void;
  onRange(range: SliderRange): void;
  /** A slider for each of these letters. */
  onSliders(names: readonly string[]): void;
  onAngle(): void;
  /** A line that plots what a fit has left over. */
  onResiduals(name: string): void;
  /** Enter: a new line below. */
  onEnter(): void;
  /** Backspace in an empty line. */
  onRemove(): void;
  onStep(direction: -1 | 1): void;
  onTouch(): void;
}

/** One line of the list: what was typed, what it comes to, and what can be done with it. */
export function ExpressionRow(props: ExpressionRowProps) {
  const { entry, number, meaning, angle } = props;
  const error = meaning.kind === 'error' ? meaning.message : null;
  const result = meaningText(meaning);
  const noteId = `calculator-line-${entry.id}`;
  return (
    <div className={styles.line}>
      <MathField
        value={entry.text}
        label={`Line ${number}`}
        describedBy={noteId}
        invalid={error !== null}
        line={entry.id}
        ownKeys={props.ownKeys}
        onText={props.onText}
        onLines={props.onLines}
        onEnter={props.onEnter}
        onRemove={props.onRemove}
        onStep={props.onStep}
        onTouch={props.onTouch}
      />
      <p id={noteId} className={error === null ? styles.result : styles.error}>
        {error ?? result}
      </p>
      <div className={styles.offers}>
        {meaning.kind === 'error' ? <SliderOffer names={meaning.missing ?? []} onSliders={props.onSliders} /> : null}
        {meaning.angles ? (
          <button
            type="button"
            className={styles.small}
            aria-label={`Angles in ${angle}: change`}
            title={`This line counts angles in ${angle}. Press to change.`}
            onClick={props.onAngle}
          >
            {angle === 'degrees' ? 'in degrees °' : 'in radians'}
          </button>
        ) : null}
        {meaning.kind === 'fit' && meaning.model.overX ? (
          <button type="button" className={styles.small} onClick={() => props.onResiduals(meaning.residuals)}>
            Plot residuals
          </button>
        ) : null}
      </div>
      {meaning.kind === 'variable' && meaning.slides && typeof meaning.value === 'number' ? (
        <Slider
          name={meaning.name}
          value={meaning.value}
          range={entry.slider ?? DEFAULT_SLIDER}
          onRange={props.onRange}
          onValue={(value) => props.onSlide(`${meaning.name} = ${formatNumber(value).replace('−', '-')}`)}
        />
      ) : null}
    </div>
  );
}

/** Sliders for letters without a value: each alone, or all at once. */
function SliderOffer({
  names,
  onSliders,
}: {
  names: readonly string[];
  onSliders: (names: readonly string[]) => void;
}) {
  if (names.length === 0) return null;
  const offers = names.length > 1 ? [names, ...names.map((name) => [name])] : [names];
  return (
    <span role="group" aria-label="Add sliders" className={styles.offer}>
      Slider:
      {offers.map((each) => (
        <button
          key={each.join()}
          type="button"
          className={styles.small}
          aria-label={`Add ${each.length > 1 ? 'sliders' : 'a slider'} for ${each.join(' and ')}`}
          onClick={() => onSliders(each)}
        >
          {each.length > 1 ? 'all' : each[0]!.replace('_', '')}
        </button>
      ))}
    </span>
  );
}
