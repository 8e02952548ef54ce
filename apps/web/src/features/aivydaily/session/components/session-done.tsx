import { Aivy, Button, buttonClass } from '@aivy/web-ui';
import { Flame, Medal } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { practiceMistakesPath } from '../../../../config/aivydaily-paths';
import { BADGES } from '../../badges';
import { useRewardsQuery } from '../../api';
import type { ListedQuestion } from '../practice-session';
import { countsOf, typeWords, type SessionStatistics } from '../statistics';
import styles from './session-done.module.css';

interface SessionDoneProps {
  conversationId: number;
  topic: string;
  statistics: SessionStatistics;
  questions: readonly ListedQuestion[];
  /** Earned in this session; null while it is on its way. */
  points: number | null;
  /** When it began: badges from then on are new. */
  since: number | null;
  onAgain(): void;
  onHome(): void;
}

/** From here on the first tries are worth a cheer. */
const GOOD = 60;

/** After the fifth question: what it was, what it has brought, and what next. */
export function SessionDone({
  conversationId,
  topic,
  statistics,
  questions,
  points,
  since,
  onAgain,
  onHome,
}: SessionDoneProps) {
  const { minutes, accuracy, answered, total } = statistics;
  const counts = countsOf(questions);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <main id="main" className={styles.page}>
      <Aivy pose={accuracy >= GOOD ? 'cheer' : 'idle'} size={140} label="" />
      <h1 ref={title} tabIndex={-1}>
        Mission done
      </h1>
      <p className={styles.lead}>
        {topic}: {answered} of {total} questions{counts.choice + counts.blank > 0 ? `, ${typeWords(counts)}` : ''}.
      </p>
      <dl className={styles.facts}>
        <Fact name="Time" value={`${minutes} min`} />
        <Fact name="First try" value={`${accuracy}%`} />
        <Fact name="Points" value={points === null ? '…' : `+${points}`} />
      </dl>
      <p className={styles.counts}>
        {counts.first} right at once, {counts.later} on a later try, {counts.missed} missed.
      </p>
      <Earned since={since} />
      <div className={styles.actions}>
        <Button size="large" onClick={onHome}>
          Back to your topics
        </Button>
        <Button size="large" variant="outline" onClick={onAgain}>
          Five more of this topic
        </Button>
        {counts.later + counts.missed > 0 ? (
          <Link className={buttonClass('outline', 'large')} to={practiceMistakesPath(conversationId)}>
            Try the missed ones again
          </Link>
        ) : null}
      </div>
    </main>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** The streak as it stands now, and the badges of this session. Where they cannot be loaded the page does without. */
function Earned({ since }: { since: number | null }) {
  const { data } = useRewardsQuery();
  if (!data) return null;
  const fresh = data.badges.filter(({ earned_at: at }) => at !== null && since !== null && at >= since);
  return (
    <ul className={styles.earned} aria-label="Earned">
      {data.streak.days > 0 ? (
        <li>
          <Flame size={20} aria-hidden="true" />
          {data.streak.days === 1 ? 'Day one of a streak' : `${data.streak.days} days in a row`}
        </li>
      ) : null}
      {fresh.map(({ name }) => (
        <li key={name}>
          <Medal size={20} aria-hidden="true" />
          New badge: {BADGES[name].label}
        </li>
      ))}
    </ul>
  );
}
