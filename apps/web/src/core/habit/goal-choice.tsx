import { GOAL_CHOICES } from '@aivy/contracts';
import { useId } from 'react';
import { planApi } from '../api/plan';
import styles from './goal-choice.module.css';

const { useGetSmallestGoalQuery, useSetSmallestGoalMutation } = planApi;

/** Picks the smallest daily goal; what's pressed is saved right away. */
export function GoalChoice() {
  const name = useId();
  const { data } = useGetSmallestGoalQuery();
  const [save, { isError, isLoading, originalArgs }] = useSetSmallestGoalMutation();
  const picked = (isLoading ? originalArgs?.minutes : undefined) ?? data?.minutes;
  return (
    <>
      <fieldset className={styles.choices}>
        <legend className="vh">Smallest daily goal</legend>
        {GOAL_CHOICES.map((minutes) => (
          <label key={minutes}>
            <input
              type="radio"
              name={name}
              disabled={data === undefined}
              checked={picked === minutes}
              onChange={() => void save({ minutes })}
            />
            <b>{minutes}</b>
            min
          </label>
        ))}
      </fieldset>
      {isError ? (
        <p role="alert" className={styles.failed}>
          We couldn't save your goal. Try again.
        </p>
      ) : null}
    </>
  );
}
