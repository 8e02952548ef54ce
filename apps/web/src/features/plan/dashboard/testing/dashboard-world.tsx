import type { Plan } from '@aivy/contracts';
import { render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { writeToken } from '../../../../core/session/auth-cookie';
import { userLoaded } from '../../../../core/session/session-slice';
import { makeStore, type AppStore } from '../../../../core/store';
import { FakeServer, type Reply } from '../../../../core/testing/fake-server';
import { DashboardPage } from '../components/dashboard-page';
import {
  sampleAchievement,
  sampleFocus,
  sampleOutlook,
  samplePath,
  samplePlan,
  sampleProgress,
  sampleTargetForecast,
  sampleWins,
} from './sample';

const FAILED: Reply = { code: 'PLAN-DB', status: 500 };

/** A student with a plan, the server's answers about it, and the screens that the dashboard leads to. */
export class DashboardWorld {
  plan: Plan | null = samplePlan();
  achievement = sampleAchievement;
  outlook = sampleOutlook;
  path = samplePath;
  progress = sampleProgress;
  focus = sampleFocus;
  wins = sampleWins;
  /** Paths whose calls fail. */
  readonly failing = new Set<string>();
  readonly server: FakeServer;
  readonly store: AppStore = makeStore();
  /** Where the router is. */
  at = '';

  constructor(stage = 3) {
    writeToken('t');
    this.store.dispatch(
      userLoaded({
        id: 'u1',
        name: 'Maya',
        email: 'm@example.com',
        state: '',
        grade: 0,
        school: '',
        stage,
        products: [1],
        role: 'student',
        time_factor: 1,
      }),
    );
    const answer = (path: string, data: () => unknown) => ({
      [path]: (): Reply => (this.failing.has(path) ? FAILED : { data: data() }),
    });
    this.server = new FakeServer({
      ...answer('/daily/get-plan', () => this.plan),
      ...answer('/daily/score-path', () => this.path),
      ...answer('/daily/daily-progress', () => this.progress),
      ...answer('/plan/focus-areas', () => this.focus),
      ...answer('/daily/daily-wins', () => this.wins),
      ...answer('/daily/achievement', () => this.achievement),
      ...answer('/plan/get-smallest-goal', () => ({ minutes: 10 })),
      ...answer('/plan/set-smallest-goal', () => null),
      ...answer('/plan/outlook', () => this.outlook),
      ...answer('/plan/target-forecast', () => sampleTargetForecast),
      ...answer('/plan/set-minutes', () => null),
    });
  }

  show(path = '/dashboard') {
    const Where = (): null => {
      const { pathname, hash } = useLocation();
      this.at = pathname + hash;
      return null;
    };
    return render(
      <Provider store={this.store}>
        <MemoryRouter initialEntries={[path]}>
          <Where />
          <Routes>
            <Route path="/dashboard" element={<DashboardPage />} />
            <Route path="*" element={<p>another screen</p>} />
          </Routes>
        </MemoryRouter>
      </Provider>,
    );
  }
}
