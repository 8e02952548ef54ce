import { DIAGNOSTIC_SECONDS, moduleSeconds, TIME_FACTORS, type TimeFactor } from '@aivy/exam';
import { useState } from 'react';
import { loadUser } from '../../../core/session/load-user';
import { useAppDispatch } from '../../../core/store';
import { useTiming } from '../../../config/use-site';
import { authApi } from '../../../core/api/auth';
import styles from './account-settings.module.css';

const { useSetTimeFactorMutation } = authApi;

const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.round(seconds % 60)).padStart(2, '0')}`;
const NAMES: Record<TimeFactor, string> = {
  1: 'Standard time',
  1.25: 'Time and a quarter',
  1.5: 'Time and a half',
  2: 'Double time',
};

/** Extended time as four cards that say what each means in minutes; a choice is stored at once. */
export function TimeFactorChoice({ factor }: { factor: number }) {
  const dispatch = useAppDispatch();
  const timing = useTiming();
  const [store, { isLoading, isSuccess, isError }] = useSetTimeFactorMutation();
  const [chosen, setChosen] = useState(factor);
  const choose = async (next: TimeFactor): Promise<void> => {
    setChosen(next);
    const { error } = await store({ time_factor: next });
    if (error) setChosen(factor);
    else await dispatch(loadUser());
  };
  return (
    <fieldset className={styles.factors}>
      <legend className="vh">Time for tests</legend>
      {TIME_FACTORS.map((each) => (
        <label key={each} className={styles.factor}>
          <input type="radio" name="time-factor" checked={chosen === each} onChange={() => void choose(each)} />
          <span className={styles.factorBody}>
            <b>× {each}</b>
            <span>{NAMES[each]}</span>
            <small>
              Diagnostic {clock(DIAGNOSTIC_SECONDS.english * each)} and {clock(DIAGNOSTIC_SECONDS.math * each)}
            </small>
            <small>
              Full test modules{' '}
              {timing ? `${clock(moduleSeconds(1, each, timing))} and ${clock(moduleSeconds(3, each, timing))}` : '…'}
              {each > 1 ? ', extra 5-minute breaks' : ''}
            </small>
          </span>
        </label>
      ))}
      <p className={styles.status} role="status">
        {isLoading ? 'Saving…' : isError ? 'Not saved. Please try again.' : isSuccess ? 'Saved' : ''}
      </p>
    </fieldset>
  );
}
