import { Maximize2, Pause, Play } from 'lucide-react';
import type { Ref } from 'react';
import { isTestDay } from '@aivy/exam';
import { Segmented } from '@aivy/web-ui';
import { GoalChoice } from '../../../../core/habit/goal-choice';
import { useProducts } from '../../../../core/session/use-products';
import { monthName, shortDate } from '../dates-text';
import type { DashboardQueries } from '../hooks/use-dashboard-queries';
import { useShownSubject } from '../hooks/use-alternation';
import type { FocusData } from '../focus-model';
import { journeyCircles, nextTestText } from '../journey-model';
import { isBack, type PlanView } from '../plan-view';
import { SUBJECT_SHORT } from '../roadmap/road-text';
import { Calendar, Circles, WinsRings } from './charts';
import { Empty } from './empty';
import { FocusList } from './focus-list';
import { FreeWeek } from './free-week';
import { ForecastTile } from './forecast-tile';
import { Tile, TileBody } from './tile';
import tiles from './tiles.module.css';
import styles from './growth-monitor.module.css';

const SUBJECTS = [
  { value: 'math', label: SUBJECT_SHORT.math },
  { value: 'english', label: SUBJECT_SHORT.english },
] as const;
const NO_FOCUS = 'Your focus areas will show up here once your answers are in.';
const NOTHING_LOST = 'Nothing you learned is lost. Your focus areas are where you left them.';

const focusNote = (focus: FocusData | undefined): string =>
  focus ? `focus areas, days ${focus.from_day}–${focus.to_day}` : '';

export interface MonitorProps {
  /** Null while the plan is on its way. */
  view: PlanView | null;
  queries: DashboardQueries;
}

/** What has grown, in tiles beside the road. */
export function GrowthMonitor({
  view,
  queries,
  expandRef,
  onExpand,
}: MonitorProps & { expandRef: Ref<HTMLButtonElement>; onExpand(): void }) {
  const { week } = useProducts();
  const nextTest = view && view.endedOn === null ? nextTestText(view.days, view.today, view.doneToday) : null;
  const first = view?.current.subject === 'english' ? 'english' : 'math';
  const { subject, choose, alternation } = useShownSubject(
    first,
    view !== null && !view.isFinished && isTestDay(view.day),
  );
  return (
    <aside className={styles.monitor} aria-label="Growth monitor">
      <div className={styles.head}>
        <h2 className={styles.title}>Growth monitor</h2>
        <Segmented label="Subject" value={subject} options={SUBJECTS} onChange={choose} />
        {alternation && (
          <button
            type="button"
            className={styles.icon}
            aria-label={alternation.isRunning ? 'Pause switching subjects' : 'Switch subjects every 7 seconds'}
            onClick={alternation.toggle}
          >
            {alternation.isRunning ? <Pause size={20} aria-hidden /> : <Play size={20} aria-hidden />}
          </button>
        )}
        <button
          ref={expandRef}
          type="button"
          className={styles.icon}
          aria-label="Expand growth monitor"
          onClick={onExpand}
        >
          <Maximize2 size={20} strokeWidth={1.9} aria-hidden />
        </button>
      </div>
      <FreeWeek week={week} />
      <ForecastTile view={view} query={queries.scorePath} />
      {view?.isFirstWeek ? (
        <Tile title="Smallest daily goal">
          <p className={tiles.muted}>Enough to keep your streak on a busy day.</p>
          <GoalChoice />
        </Tile>
      ) : null}
      <Tile title="Improvements" note={focusNote(queries.focus.data)}>
        <TileBody query={queries.focus}>
          {(focus) =>
            view && focus[subject].length > 0 ? (
              <TileBody query={queries.progress}>
                {(progress) => <FocusList {...{ focus, progress, subject, view }} />}
              </TileBody>
            ) : (
              <Empty>{NO_FOCUS}</Empty>
            )
          }
        </TileBody>
        {view && isBack(view, queries.achievement.data?.streak.days) ? (
          <p className={tiles.small}>{NOTHING_LOST}</p>
        ) : null}
      </Tile>
      <div className={view?.isFinished ? undefined : styles.two}>
        {view?.isFinished ? null : (
          <Tile title="Daily wins">
            <TileBody query={queries.wins}>{(data) => <WinsRings data={data} />}</TileBody>
          </Tile>
        )}
        <Tile title="Achievement" note={queries.achievement.data ? monthName(queries.achievement.data.today) : ''}>
          <TileBody query={queries.achievement}>{(data) => <Calendar data={data} month={data.today} />}</TileBody>
        </Tile>
      </div>
      <Tile title={view ? `Journey, ${view.days.duration * 30} days` : 'Journey'}>
        {view ? (
          <>
            <Circles circles={journeyCircles(view.days, view.today, view.doneToday)} />
            {nextTest !== null && <p className={tiles.small}>{nextTest}</p>}
            {view.endedOn !== null && (
              <p className={tiles.small}>Your plan’s time ended on {shortDate(view.endedOn)}.</p>
            )}
          </>
        ) : (
          <p className={tiles.muted}>Loading...</p>
        )}
      </Tile>
    </aside>
  );
}
