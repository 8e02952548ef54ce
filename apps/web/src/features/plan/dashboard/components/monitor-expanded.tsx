import { ChevronLeft, ChevronRight, Minimize2, Table2 } from 'lucide-react';
import { useState, type ReactNode, type Ref } from 'react';
import type { Subject } from '@aivy/contracts';
import { Button, DataTable } from '@aivy/web-ui';
import { NOISE_SENTENCE } from '../chance';
import { calendarRows, type AchievementData } from '../calendar-model';
import { monthAndYear, monthAway } from '../dates-text';
import { improvements } from '../improvements-model';
import { journeyCircles } from '../journey-model';
import { SUBJECT_NAMES } from '../roadmap/road-text';
import { officialSeen, SCORE_TABLE_HEAD, scoreFacts, scoreRows } from '../score-path-model';
import { winsModel } from '../wins-model';
import { Apart, Calendar, Circles, ImprovementBars, ScorePathChart, WinsRings } from './charts';
import { Empty } from './empty';
import type { MonitorProps } from './growth-monitor';
import { OfficialInvitation } from './official-invitation';
import { Tile, TileBody } from './tile';
import tiles from './tiles.module.css';
import styles from './growth-monitor.module.css';

/** Bars of a subject that there is room for. */
const MOST_BARS = 6;
const SUBJECTS: readonly Subject[] = ['math', 'english'];

/** A tile whose chart can be read as a table. */
function ChartTile({
  title,
  className,
  table,
  children,
}: {
  title: string;
  className?: string | undefined;
  /** Null while there is nothing to show. */
  table: { head: readonly string[]; rows: readonly (readonly (string | number)[])[] } | null;
  children: ReactNode;
}) {
  const [asTable, setAsTable] = useState(false);
  return (
    <Tile
      large
      title={title}
      className={className}
      tools={
        table && (
          <button type="button" className={tiles.asTable} aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
            <Table2 size={18} strokeWidth={1.9} aria-hidden />
            <span>
              View as table<span className="vh">: {title}</span>
            </span>
          </button>
        )
      }
    >
      {asTable && table ? <DataTable caption={title} {...table} /> : children}
    </Tile>
  );
}

function Months({ data, month, onMonth }: { data: AchievementData; month: string; onMonth(month: string): void }) {
  const isIn = (date: string): boolean => date.slice(0, 7) === month.slice(0, 7);
  return (
    <div className={tiles.months}>
      <button
        type="button"
        aria-label="Month before"
        disabled={isIn(data.begin_date)}
        onClick={() => onMonth(monthAway(month, -1))}
      >
        <ChevronLeft size={20} aria-hidden />
      </button>
      <span aria-live="polite">{monthAndYear(month)}</span>
      <button
        type="button"
        aria-label="Month after"
        disabled={isIn(data.today)}
        onClick={() => onMonth(monthAway(month, 1))}
      >
        <ChevronRight size={20} aria-hidden />
      </button>
    </div>
  );
}

function CalendarWithMonths({
  data,
  month,
  onMonth,
}: {
  data: AchievementData;
  month: string;
  onMonth(month: string): void;
}) {
  return (
    <>
      <Months data={data} month={month} onMonth={onMonth} />
      <Calendar data={data} month={month} large />
      <ul className={tiles.key}>
        <li>
          <i className={tiles.done} aria-hidden />
          Done
        </li>
        <li>
          <i className={tiles.missed} aria-hidden />
          Missed
        </li>
        {data.streak.frozen.length > 0 && (
          <li>
            <i className={tiles.frozen} aria-hidden />
            Kept by a freeze
          </li>
        )}
        <li>
          <i className={tiles.today} aria-hidden />
          Today
        </li>
      </ul>
    </>
  );
}

/** The growth monitor in place of the road: everything larger, each chart with its table. */
export function MonitorExpanded({
  view,
  queries,
  titleRef,
  onBack,
}: MonitorProps & { titleRef: Ref<HTMLHeadingElement>; onBack(): void }) {
  const { scorePath, progress, wins, achievement } = queries;
  const [chosen, setMonth] = useState<string | null>(null);
  const month = chosen ?? achievement.data?.today;
  const circles = view && journeyCircles(view.days, view.today, view.doneToday);
  const goals = wins.data && winsModel(wins.data);
  return (
    <div className={styles.expanded} id="monitor">
      <div className={styles.expandedHead}>
        <h2 ref={titleRef} tabIndex={-1} className={styles.expandedTitle}>
          Growth monitor
        </h2>
        <Button variant="outline" icon={<Minimize2 size={18} strokeWidth={1.9} aria-hidden />} onClick={onBack}>
          Back to dashboard
        </Button>
      </div>
      <div className={styles.grid}>
        <ChartTile
          title="Score path"
          className={styles.whole}
          table={scorePath.data ? { head: SCORE_TABLE_HEAD, rows: scoreRows(scorePath.data) } : null}
        >
          <TileBody query={scorePath}>
            {(data) => (
              <div className={tiles.score}>
                <div>
                  <div className={styles.wideChart}>
                    <ScorePathChart data={data} large />
                  </div>
                  <div className={styles.narrowChart}>
                    <ScorePathChart data={data} />
                  </div>
                  <ul className={tiles.key}>
                    <li>
                      <i className={tiles.noise} aria-hidden />
                      Likely range
                    </li>
                    {data.projection.length > 1 && (
                      <li>
                        <i className={tiles.forecast} aria-hidden />
                        Forecast
                      </li>
                    )}
                    {officialSeen(data).length > 0 ? (
                      <li>
                        <i className={tiles.official} aria-hidden />
                        Official test
                      </li>
                    ) : null}
                  </ul>
                  <Apart data={data} />
                  {data.score_path.length > 1 && <p className={tiles.small}>{NOISE_SENTENCE}</p>}
                  <OfficialInvitation data={data} />
                </div>
                <dl className={tiles.facts}>
                  {scoreFacts(data).map(({ name, value, text }) => (
                    <div key={name}>
                      <dt>{name}</dt>
                      <dd>
                        {value}
                        <small>{text}</small>
                      </dd>
                    </div>
                  ))}
                </dl>
              </div>
            )}
          </TileBody>
        </ChartTile>
        <ChartTile
          title="Improvements"
          className={styles.bars}
          table={
            progress.data
              ? {
                  head: ['Area', 'Since the diagnostic', 'Today'],
                  rows: SUBJECTS.flatMap((subject) => improvements(progress.data!, subject)).map((bar) => [
                    bar.name,
                    bar.value,
                    bar.today,
                  ]),
                }
              : null
          }
        >
          <TileBody query={progress}>
            {(data) =>
              SUBJECTS.every((subject) => improvements(data, subject).length === 0) ? (
                <Empty>
                  Nothing gained yet: growth shows as soon as an area stands above where the diagnostic found it.
                </Empty>
              ) : (
                <>
                  <p className={tiles.muted}>Mastery gained since your diagnostic. Stripes show today.</p>
                  <div className={tiles.subjects}>
                    {SUBJECTS.map((subject) => (
                      <div key={subject}>
                        <h3 data-subject={subject}>{SUBJECT_NAMES[subject]}</h3>
                        {improvements(data, subject).length > 0 ? (
                          <ImprovementBars data={data} subject={subject} most={MOST_BARS} />
                        ) : (
                          <p className={tiles.muted}>No gains yet. Your first one will show up here.</p>
                        )}
                      </div>
                    ))}
                  </div>
                </>
              )
            }
          </TileBody>
        </ChartTile>
        <ChartTile
          title="Daily wins"
          table={
            goals
              ? {
                  head: ['Today', 'So far'],
                  rows: [
                    ['Questions', goals.tasks.text],
                    ['Minutes', goals.minutes.text],
                  ],
                }
              : null
          }
        >
          <TileBody query={wins}>
            {(data) => (
              <>
                <WinsRings data={data} size={144} />
                <p className={tiles.small}>
                  Today. The goal is {data.goal_tasks} tasks and {data.goal_minutes} minutes.
                </p>
              </>
            )}
          </TileBody>
        </ChartTile>
        <ChartTile
          title="Achievement"
          table={
            achievement.data && month ? { head: ['Day', 'Unit'], rows: calendarRows(achievement.data, month) } : null
          }
        >
          <TileBody query={achievement}>
            {(data) => <CalendarWithMonths data={data} month={month ?? data.today} onMonth={setMonth} />}
          </TileBody>
        </ChartTile>
        <ChartTile
          title="Journey"
          className={styles.whole}
          table={
            circles
              ? {
                  head: ['Days', 'Done', 'Where it stands'],
                  rows: circles.map(({ name, part, text }) => [name, `${Math.round(part * 100)} %`, text]),
                }
              : null
          }
        >
          {circles ? <Circles circles={circles} /> : <p className={tiles.muted}>Loading...</p>}
        </ChartTile>
      </div>
    </div>
  );
}
