import { cx } from '@aivy/web-ui';
import styles from './hint-stair.module.css';

const RUNGS = 4;
const LOWEST_PX = 12;
const RISE_PX = 8;

function leftWords(seen: number): string {
  if (seen === 0) return 'Four steps, if you need them.';
  const left = RUNGS - seen;
  if (left === 0) return 'That was the last step.';
  return left === 1
    ? 'One more step if you need it.'
    : `${['', '', 'Two', 'Three'][left]} more steps if you need them.`;
}

/** The hints of a question as a stair: it climbs, it does not fill. */
export function HintStair({ seen }: { seen: number }) {
  return (
    <div className={styles.rungs}>
      <span className={styles.stair} aria-hidden="true">
        {Array.from({ length: RUNGS }, (_, rung) => (
          <i key={rung} className={cx(rung < seen && styles.climbed)} style={{ height: LOWEST_PX + rung * RISE_PX }} />
        ))}
      </span>
      <p>
        <b>{seen === 0 ? 'No hint used' : `Hint ${seen} of ${RUNGS}`}</b>
        {leftWords(seen)}
      </p>
    </div>
  );
}
