import { Button } from '@aivy/web-ui';
import type { OfficialScore } from '../official-score';
import styles from './official.module.css';

const LONG = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
export const dateText = (date: string): string => LONG.format(new Date(`${date}T00:00:00Z`));

/** The official scores that were entered, each to be corrected or deleted. */
export function OfficialList({
  scores,
  onChange,
  onDelete,
}: {
  scores: readonly OfficialScore[];
  onChange(score: OfficialScore): void;
  onDelete(score: OfficialScore): void;
}) {
  return (
    <ul className={styles.list} aria-label="Your official scores">
      {scores.map((score) => {
        const date = dateText(score.test_date);
        return (
          <li key={score.score_id} className={styles.line}>
            <div>
              <b className={styles.total}>{score.english_score + score.math_score}</b>
              <span className={styles.facts}>
                {date}: Reading & Writing {score.english_score}, Math {score.math_score}
              </span>
            </div>
            <div className={styles.actions}>
              <Button variant="outline" aria-label={`Change the scores of ${date}`} onClick={() => onChange(score)}>
                Change
              </Button>
              <Button variant="outline" aria-label={`Delete the scores of ${date}`} onClick={() => onDelete(score)}>
                Delete
              </Button>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
