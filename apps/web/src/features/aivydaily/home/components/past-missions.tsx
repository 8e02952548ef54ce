import { MINUTE_MS } from '@aivy/contracts';
import { skillById } from '@aivy/exam';
import { Link } from 'react-router-dom';
import { practiceMistakesPath, sessionPath } from '../../../../config/aivydaily-paths';
import { useAppSelector } from '../../../../core/store';
import { aivydailyApi } from '../../../../core/api/aivydaily';
import { forgetSession } from '../../session/kept-session';
import { tryPips, whenWords } from '../past-words';
import { useState } from 'react';
import styles from './past-missions.module.css';

const { useGetDailyHistoryQuery } = aivydailyApi;

const FIRST = 2;

/** The last missions, a page at a time. An open session leads back into it. */
export function PastMissions() {
  const [pages, setPages] = useState<readonly (number | undefined)[]>([undefined]);
  const [all, setAll] = useState(false);
  return (
    <section aria-labelledby="past">
      <h2 id="past">Past missions</h2>
      <ul className={styles.past}>
        {pages.map((oldest, index) => (
          <Page
            key={oldest ?? 0}
            oldest={oldest}
            limit={all ? null : FIRST}
            isLast={index === pages.length - 1}
            onMore={(last) => (all ? setPages([...pages, last]) : setAll(true))}
          />
        ))}
      </ul>
    </section>
  );
}

interface PageProps {
  oldest: number | undefined;
  limit: number | null;
  isLast: boolean;
  onMore(last: number): void;
}

function Page({ oldest, limit, isLast, onMore }: PageProps) {
  const userId = useAppSelector((state) => state.session.userId) ?? '';
  const { data, isError, refetch } = useGetDailyHistoryQuery(oldest === undefined ? {} : { oldest_id: oldest });
  if (isError && !data)
    return (
      <li className={styles.note}>
        We couldn&apos;t load your missions.{' '}
        <button type="button" className={styles.more} onClick={() => void refetch()}>
          Try again
        </button>
      </li>
    );
  if (!data) return null;
  if (data.length === 0)
    return oldest === undefined ? (
      <li className={styles.note}>No missions yet. Start one and it&apos;ll show up here.</li>
    ) : null;
  const shown = limit === null ? data : data.slice(0, limit);
  return (
    <>
      {shown.map((mission) => {
        const { spoken, pips } = tryPips(mission.tries);
        const name = skillById(mission.subcategory).name;
        return (
          <li key={mission.id} className={styles.mission}>
            {/* What is asked for by name is shown, whichever session this device keeps. */}
            <Link to={sessionPath(mission.id)} onClick={() => forgetSession(userId)}>
              {name}
            </Link>
            <span className={styles.tries} role="img" aria-label={spoken}>
              {pips.map((pip, index) => (
                <i key={index} data-pip={pip} />
              ))}
            </span>
            <small>
              {whenWords(mission.started_at, Date.now())}, {Math.max(1, Math.round(mission.spent_ms / MINUTE_MS))} min
            </small>
            <small className={styles.points}>+{mission.points}</small>
          </li>
        );
      })}
      {isLast && (limit === null ? data.length > 0 : data.length > limit) ? (
        <li className={styles.note}>
          <button type="button" className={styles.more} onClick={() => onMore(data.at(-1)!.id)}>
            Show more
          </button>
        </li>
      ) : null}
      {isLast ? (
        <li className={styles.note}>
          <Link to={practiceMistakesPath()}>Questions you missed</Link>
        </li>
      ) : null}
    </>
  );
}
