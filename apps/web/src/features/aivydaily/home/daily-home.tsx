import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { sessionPath, subjectIn } from '../../../config/aivydaily-paths';
import type { ApiError } from '../../../core/api/api';
import { Notice } from '../../../core/page/notice';
import { PageLoader } from '../../../core/page/page-loader';
import { useAppSelector } from '../../../core/store';
import { aivydailyApi } from '../../../core/api/aivydaily';
import { dailyErrorText } from '../error-text';
import { forgetSession, keepSession, restoreSession } from '../session/kept-session';
import { begun } from '../session/practice-session';
import type { PointsGoalProps } from './components/points-goal';
import { Aside } from './components/aside';
import { HomePage } from './home-page';
import { doneToday, openMission } from './open-mission';

const { useEndPracticeMutation, useGetDailyHistoryQuery, useStartPracticeMutation } = aivydailyApi;

/** Left a session to come here, so it isn't opened again. */
const wantsToStay = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && (state as { stay?: boolean }).stay === true;

/** AivyDaily's home. An address that names a topic starts it, and an open session continues. */
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
  const above = search.get('level') === 'above';
  const asked = useRef(false);
  const kept = restoreSession(userId, Date.now());
  const open = !ended && kept?.active && !kept.completed ? kept.conversationId : null;
  // Started on another device: offered, but not opened unasked.
  const history = useGetDailyHistoryQuery({});
  const elsewhere = ended || open !== null ? null : openMission(history.data ?? [], Date.now());
  const goesOn = wanted === null && open !== null && !wantsToStay(state);

  const begin = async (subcategory: number): Promise<void> => {
    const isWanted = subcategory === wanted;
    const harder = isWanted && above;
    const reply = await start({
      subcategory,
      ...(isWanted && like !== null && { like }),
      ...(harder && { above: true }),
    });
    if (!reply.data) return;
    const { id, started_at: startedAt } = reply.data;
    // This device's copy of the same session knows more; a copy of another one would be opened instead.
    const session = kept?.conversationId === id ? kept : begun(id, subcategory, startedAt);
    keepSession(userId, { ...session, ...(harder && { above: true }) }, Date.now());
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
        title="We couldn't start this mission"
        text={dailyErrorText(started.error as ApiError)}
        action="Try again"
        onAction={() => void begin(started.originalArgs?.subcategory ?? wanted ?? 1)}
      />
    );
  if (wanted !== null || goesOn) return <PageLoader />;
  const starting = started.isLoading ? (started.originalArgs?.subcategory ?? null) : null;
  return (
    <HomePage
      from={subjectIn(search)}
      open={open ?? elsewhere}
      done={doneToday(history.data ?? [], Date.now())}
      starting={starting}
      onStart={(id) => void begin(id)}
      onEnd={end}
      aside={<Aside practiceTest={practiceTest} />}
    />
  );
}
