import { SKILLS } from '@aivy/exam';
import { Button } from '@aivy/web-ui';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { sessionPath } from '../../../config/aivydaily-paths';
import { PageLoader } from '../../../core/page/page-loader';
import type { ApiError } from '../../../core/api/api';
import { Notice } from '../../../core/page/notice';
import { useAppSelector } from '../../../core/store';
import { useStartPracticeMutation, useWeaknessQuery } from '../api';
import { dailyErrorText } from '../error-text';
import { restoreSession } from '../session/kept-session';

/** Came from a session by its way out: the home is wanted, not the session again. */
export interface HomeState {
  stay: true;
}
const wantsToStay = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && (state as Partial<HomeState>).stay === true;

/** Topics to practise; an address that names one begins it, and an open session is gone on with. */
export function DailyHome() {
  const navigate = useNavigate();
  const location = useLocation();
  const [search] = useSearchParams();
  const userId = useAppSelector((state) => state.session.userId) ?? '';
  const [start, started] = useStartPracticeMutation();
  const weakness = useWeaknessQuery();
  const wanted = Number(search.get('subcategory')) || null;
  const asked = useRef(false);
  const kept = restoreSession(userId, Date.now());
  const open = kept?.active && !kept.completed ? kept.conversationId : null;

  const begin = async (subcategory: number): Promise<void> => {
    const reply = await start({ subcategory });
    if (reply.data) void navigate(sessionPath(reply.data.id), { replace: wanted !== null });
  };
  useEffect(() => {
    if (wanted !== null && !asked.current) {
      asked.current = true;
      void begin(wanted);
    } else if (wanted === null && open !== null && !wantsToStay(location.state))
      void navigate(sessionPath(open), { replace: true });
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
  if (wanted !== null || (open !== null && !wantsToStay(location.state))) return <PageLoader />;
  const topics = weakness.data?.topics ?? SKILLS.map(({ id }) => ({ subcategory: id, worth: null }));
  return (
    <main id="main">
      <h1>Fifteen minutes, well spent</h1>
      <ul>
        {topics.map(({ subcategory }) => (
          <li key={subcategory}>
            <Button variant="outline" onClick={() => void begin(subcategory)}>
              {SKILLS.find(({ id }) => id === subcategory)?.name}
            </Button>
          </li>
        ))}
      </ul>
    </main>
  );
}
