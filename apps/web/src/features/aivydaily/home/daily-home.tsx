import { Shuffle } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { Button, Skeleton, buttonClass } from '@aivy/web-ui';
import { sessionPath } from '../../../config/aivydaily-paths';
import { routePath } from '../../../config/route-names';
import type { ApiError } from '../../../core/api/api';
import { Notice } from '../../../core/page/notice';
import { PageLoader } from '../../../core/page/page-loader';
import { useAppSelector } from '../../../core/store';
import { useDailyHistoryQuery, useEndPracticeMutation, useStartPracticeMutation } from '../api';
import { dailyErrorText } from '../error-text';
import { forgetSession, keepSession, restoreSession } from '../session/kept-session';
import { begun } from '../session/practice-session';
import { useLoading } from '../use-loading';
import { MissionPanel } from './components/mission-panel';
import { PastMissions } from './components/past-missions';
import type { PointsGoalProps } from './components/points-goal';
import { RewardsPanel } from './components/rewards';
import { SkillLadder } from './components/skill-ladder';
import styles from './daily-home.module.css';
import { openMission } from './open-mission';
import { useTopics } from './use-topics';

/** Came from a session by its way out: the home is wanted, not the session again. */
const wantsToStay = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && (state as { stay?: boolean }).stay === true;

/** Topics to practise; an address that names one begins it, and an open session is gone on with. */
export function DailyHome({ practiceTest }: Pick<PointsGoalProps, 'practiceTest'>) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const [search] = useSearchParams();
  const userId = useAppSelector((root) => root.session.userId) ?? '';
  const [start, started] = useStartPracticeMutation();
  const [endCall] = useEndPracticeMutation();
  const [ended, setEnded] = useState(false);
  const wanted = Number(search.get('subcategory')) || null;
  const like = Number(search.get('like')) || null;
  const asked = useRef(false);
  const kept = restoreSession(userId, Date.now());
  const open = !ended && kept?.active && !kept.completed ? kept.conversationId : null;
  // Begun on another device: offered, but nobody is led there unasked.
  const history = useDailyHistoryQuery({});
  const elsewhere = ended || open !== null ? null : openMission(history.data ?? [], Date.now());
  const goesOn = wanted === null && open !== null && !wantsToStay(state);

  const begin = async (subcategory: number): Promise<void> => {
    const reply = await start({ subcategory, ...(like !== null && subcategory === wanted && { like }) });
    if (!reply.data) return;
    const { id, started_at: startedAt } = reply.data;
    // A session that this device keeps would be gone on with instead; its own copy, when it is that one, knows more.
    if (kept?.conversationId !== id) keepSession(userId, begun(id, subcategory, startedAt), Date.now());
    void navigate(sessionPath(id), { replace: wanted !== null });
  };
  const end = (id: number): void => {
    forgetSession(userId);
    setEnded(true);
    void endCall({ conversation_id: id });
  };
  useEffect(() => {
    if (wanted !== null && !asked.current) {
      asked.current = true;
      void begin(wanted);
    } else if (goesOn) void navigate(sessionPath(open), { replace: true });
  });

  if (started.isError)
    return (
      <Notice
        title="The session could not be started"
        text={dailyErrorText(started.error as ApiError)}
        action="Try again"
        onAction={() => void begin(started.originalArgs?.subcategory ?? wanted ?? 1)}
      />
    );
  if (wanted !== null || goesOn) return <PageLoader />;
  const starting = started.isLoading ? (started.originalArgs?.subcategory ?? null) : null;
  return (
    <Topics
      open={open ?? elsewhere}
      starting={starting}
      onStart={(id) => void begin(id)}
      onEnd={end}
      practiceTest={practiceTest}
    />
  );
}

interface TopicsProps extends Pick<PointsGoalProps, 'practiceTest'> {
  /** A session that is not finished. */
  open: number | null;
  starting: number | null;
  onStart(subcategory: number): void;
  onEnd(conversationId: number): void;
}

function Topics({ open, starting, onStart, onEnd, practiceTest }: TopicsProps) {
  const topics = useTopics();
  const loading = useLoading(topics.loading);
  const measured = topics.known.length > 0;
  return (
    <main id="main" className={styles.page}>
      <div>
        <div className={styles.head}>
          <h1>Fifteen minutes, well spent</h1>
          {topics.sets.length > 1 ? (
            <button type="button" className={styles.turn} onClick={topics.turn}>
              <Shuffle size={18} strokeWidth={2} aria-hidden="true" />
              Other topics{' '}
              <span>
                set {topics.index + 1} of {topics.sets.length}
              </span>
            </button>
          ) : null}
        </div>
        {open === null ? null : (
          <p className={styles.open}>
            A mission is open, and your place in it is kept.{' '}
            <Link to={sessionPath(open)} className={buttonClass('primary')}>
              Go on with it
            </Link>
            <Button variant="ghost" onClick={() => onEnd(open)}>
              End it
            </Button>
          </p>
        )}
        {loading !== 'none' ? (
          <div role="status">
            {loading === 'slow' ? (
              <p className={styles.note}>This takes longer than usual...</p>
            ) : (
              <span className="vh">Loading your topics...</span>
            )}
            <Skeleton height="220px" />
          </div>
        ) : (
          <>
            {topics.failed ? (
              <p className={styles.note} role="status">
                What each topic is worth is not here right now; you can practise all the same.{' '}
                <button type="button" onClick={topics.retry}>
                  Try again
                </button>
              </p>
            ) : measured ? null : (
              <p className={styles.note}>
                No diagnostic test results found. Complete a diagnostic test first to get personalized recommendations.{' '}
                <Link to={routePath('TestPreview')}>Take the diagnostic</Link>
              </p>
            )}
            <MissionPanel
              topics={topics.sets[topics.index] ?? []}
              known={topics.known}
              starting={starting}
              onStart={onStart}
            />
            {measured ? <SkillLadder known={topics.known} onStart={onStart} /> : null}
          </>
        )}
      </div>
      <aside className={styles.side} aria-label="Streak and rewards">
        <RewardsPanel practiceTest={practiceTest} />
        <PastMissions />
      </aside>
    </main>
  );
}
