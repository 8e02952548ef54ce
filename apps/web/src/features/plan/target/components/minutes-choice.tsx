import type { ForecastStart, MinutesADay } from '@aivy/contracts';
import { chanceWords } from '@aivy/exam';
import { Chip, cx, Fan } from '@aivy/web-ui';
import { shortDate } from '../../dashboard/dates-text';
import { rangeText, whyLow } from '../../forecast/forecast-words';
import { HowWeEstimate } from '../../forecast/how-we-estimate';
import { axisOf, recommended, type Choice, type Term } from '../choices';
import styles from './minutes-choice.module.css';

/** "**Possible** (about 40%)". */
export function ChanceWords({ chance }: { chance: number }) {
  const { word, percent, isEven } = chanceWords(chance);
  return (
    <>
      <b>{word}</b> <span className={cx(isEven && 'vh')}>({percent})</span>
    </>
  );
}

interface MinutesChoiceProps {
  term: Term;
  target: number;
  start: ForecastStart | undefined;
  /** The chances are those of the target. */
  isOfTarget: boolean;
  value: MinutesADay;
  onChange(minutes: MinutesADay): void;
}

/** All choices on one axis: what each leads to, and the chance that it reaches the target. */
export function MinutesChoice({
  term: { by, choices },
  target,
  start,
  isOfTarget,
  value,
  onChange,
}: MinutesChoiceProps) {
  const axis = axisOf(choices, target);
  const best = isOfTarget ? recommended(choices)?.minutes_a_day : undefined;
  const chosen = choices.find(({ minutes_a_day }) => minutes_a_day === value);
  const row = (choice: Choice) => {
    const minutes = choice.minutes_a_day;
    return (
      <li key={minutes}>
        <label className={styles.row}>
          {minutes === best && <Chip className={styles.best}>Recommended</Chip>}
          <input type="radio" name="minutes" checked={value === minutes} onChange={() => onChange(minutes)} />
          <b className={styles.minutes}>{minutes} min</b>
          <Fan score={choice.score} low={choice.score_low} high={choice.score_high} target={target} {...axis} />
          <span className={styles.score}>
            <span className="vh">Likely score </span>
            {choice.score}
            <span className="vh">, range {rangeText(choice)}, </span>
          </span>
          <span className={styles.chance}>{isOfTarget && <ChanceWords chance={choice.chance} />}</span>
        </label>
      </li>
    );
  };
  return (
    <fieldset className={styles.choice}>
      <legend>Minutes a day</legend>
      <div className={styles.head}>
        <span>
          Dot = likely score by {shortDate(by)}. Dashed line = your target, <b>{target}</b>.{' '}
          {chosen && whyLow(chosen.score, start)}
        </span>
        <HowWeEstimate start={start} />
      </div>
      <ol>{choices.map(row)}</ol>
    </fieldset>
  );
}
