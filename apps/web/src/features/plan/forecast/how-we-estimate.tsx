import type { ForecastStart } from '@aivy/contracts';
import { Popover } from '@aivy/web-ui';
import { CircleQuestionMark } from 'lucide-react';
import { startSentence } from './forecast-words';
import styles from './how-we-estimate.module.css';

/** What the numbers of a forecast mean, one tap away from each of them. */
export function HowWeEstimate({ start }: { start: ForecastStart | undefined }) {
  return (
    <Popover
      label="How we estimate this"
      align="end"
      trigger={
        <button type="button" className={styles.how}>
          <CircleQuestionMark aria-hidden size={17} strokeWidth={1.9} />
          How we estimate this
        </button>
      }
    >
      <dl className={styles.text}>
        <dt>The score</dt>
        <dd>
          Where a full test on that day should land. {start && startSentence(start)} Each set you do moves it a little.
        </dd>
        <dt>The likely range</dt>
        <dd>Tests usually land inside it. It gets narrower as we get to know you.</dd>
        <dt>The chance</dt>
        <dd>How often a student like you would reach the target. “About even” means it could go either way.</dd>
        <dt>Minutes a day</dt>
        <dd>We count on the minutes you picked, every day until the end. You can change them anytime.</dd>
      </dl>
    </Popover>
  );
}
