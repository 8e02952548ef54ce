import { useEffect, useRef, type ReactNode } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { SUBMITTED_STAGE } from '@aivy/contracts';
import { Button } from '@aivy/web-ui';
import { routePath } from '../../../../config/route-names';
import { useAppSelector } from '../../../../core/store';
import { planApi } from '../../../../core/api/plan';
import { useDashboardQueries } from '../hooks/use-dashboard-queries';
import { useFreshDashboard } from '../hooks/use-fresh-dashboard';
import { isBack, nodePath, planView, TARGET_FORM, type PlanView } from '../plan-view';
import { Roadmap, RoadmapPlaceholder } from '../roadmap/roadmap';
import { roadHeading } from '../roadmap/road-text';
import { FinishedPlan } from './finished-plan';
import { GrowthMonitor } from './growth-monitor';
import { MonitorExpanded } from './monitor-expanded';
import { NextBest } from './next-best';
import { WelcomeBack } from './welcome-back';
import styles from './dashboard-page.module.css';

const { useGetPlanQuery } = planApi;

const EXPANDED = '#monitor';

/**
 * Home of a student with a plan: the road, what to do next, and what has grown.
 * @param keptSet the way into the set on this device, for when the plan can't be loaded
 */
export function DashboardPage({ keptSet = null }: { keptSet?: ReactNode }) {
  const stage = useAppSelector(({ session }) => session.userStage);
  // The date and other devices move on while the page is away.
  const plan = useGetPlanQuery(undefined, { refetchOnMountOrArgChange: true });
  if (plan.data === null && !plan.isFetching)
    return <Navigate replace to={stage >= SUBMITTED_STAGE ? TARGET_FORM : routePath('TestPreview')} />;
  const failed = plan.isError && !plan.isFetching && !plan.data;
  return (
    <Dashboard
      view={plan.data ? planView(plan.data) : null}
      onRetry={failed ? () => void plan.refetch() : undefined}
      keptSet={keptSet}
    />
  );
}

interface DashboardProps {
  view: PlanView | null;
  /** The plan can't be loaded. */
  onRetry: (() => void) | undefined;
  keptSet: ReactNode;
}

function Dashboard({ view, onRetry, keptSet }: DashboardProps) {
  const navigate = useNavigate();
  const name = useAppSelector(({ session }) => session.username.split(' ')[0] ?? '');
  const queries = useDashboardQueries(view);
  useFreshDashboard(view?.doneToday === true);
  const { isExpanded, expandRef, titleRef, expand, collapse } = useExpanded();
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <h1 className="vh">Dashboard</h1>
      {isExpanded ? (
        <MonitorExpanded view={view} queries={queries} titleRef={titleRef} onBack={collapse} />
      ) : (
        <div className={styles.columns}>
          <div className={styles.left}>
            {view && isBack(view, queries.achievement.data?.streak.days) ? (
              <WelcomeBack view={view} name={name} skill={skillOf(view, queries.outlook.data)} />
            ) : null}
            {view ? (
              <Roadmap
                road={view.road}
                current={view.current}
                heading={roadHeading(view, skillOf(view, queries.outlook.data))}
                isFresh={view.days.lastFinishedDay === 0}
                onOpen={(node) => void navigate(nodePath(view, node))}
              />
            ) : (
              <RoadmapPlaceholder>
                {onRetry ? (
                  <>
                    <p role="alert">We couldn’t load your plan.</p>
                    {keptSet}
                    <Button variant="outline" onClick={onRetry}>
                      Try again
                    </Button>
                  </>
                ) : (
                  <p role="status">Loading...</p>
                )}
              </RoadmapPlaceholder>
            )}
            {view?.isFinished ? (
              <FinishedPlan view={view} queries={queries} />
            ) : onRetry ? null : (
              <NextBest view={view} query={queries.outlook} />
            )}
          </div>
          {/* Without a plan its tiles would say that they're loading, for good. */}
          {onRetry ? null : <GrowthMonitor view={view} queries={queries} expandRef={expandRef} onExpand={expand} />}
        </div>
      )}
    </main>
  );
}

/** The key skill of today's unit, once it is known. */
const skillOf = (
  view: PlanView,
  outlook: { next_best: { parts: readonly { kind: string; skill: number }[] } } | undefined,
): number | null =>
  view.doneToday ? null : (outlook?.next_best.parts.find(({ kind }) => kind === 'unit')?.skill ?? null);

/** The monitor takes the place of the road while the address says so; the focus goes along. */
function useExpanded() {
  const navigate = useNavigate();
  const isExpanded = useLocation().hash === EXPANDED;
  const expandRef = useRef<HTMLButtonElement>(null);
  const titleRef = useRef<HTMLHeadingElement>(null);
  const was = useRef(isExpanded);
  useEffect(() => {
    if (was.current === isExpanded) return;
    was.current = isExpanded;
    window.scrollTo(0, 0);
    (isExpanded ? titleRef : expandRef).current?.focus({ preventScroll: isExpanded });
  }, [isExpanded]);
  return {
    isExpanded,
    expandRef,
    titleRef,
    expand: () => void navigate(EXPANDED),
    collapse: () => void navigate(routePath('Dashboard')),
  };
}
