import type { OutputOf, Plan, targetStart } from '@aivy/contracts';
import { act, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes, useNavigate, type NavigateFunction } from 'react-router-dom';
import { makeStore } from '../../core/store';

export const START: OutputOf<typeof targetStart> = {
  english: { score: 630, score_low: 600, score_high: 660 },
  math: { score: 640, score_low: 610, score_high: 670 },
  date: '2026-11-20',
};

/** A plan of three months, begun today. */
export const somePlan = (fields: Partial<Plan> = {}): Plan => ({
  id: 'plan-1',
  last_finished_day: 0,
  last_finished_date: null,
  duration: 3,
  math_target_score: 730,
  english_target_score: 720,
  math_weak: '[26,24,15]',
  english_weak: '[10,7,4]',
  begin_date: '2026-11-22',
  start_day: 0,
  ends_on: '2027-02-20',
  today: '2026-11-22',
  ...fields,
});

/** Renders a screen for a signed-in student, with the screens that it leads to as plain words. @param at its search */
export function renderScreen(element: ReactElement, { name = 'Maya Lee', at = '' } = {}) {
  let navigate: NavigateFunction | null = null;
  const Browser = () => {
    navigate = useNavigate();
    return null;
  };
  const store = makeStore();
  store.dispatch({ type: 'session/userLoaded', payload: { id: 'u', name, stage: 2, products: [1] } });
  const view = render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[`/here${at}`]}>
        <Browser />
        <Routes>
          <Route path="/here" element={element} />
          <Route path="/journey-preview" element={<p>the letter</p>} />
          <Route path="/dashboard" element={<p>the dashboard</p>} />
          <Route path="/diagnostic/result/step/7" element={<p>the target form</p>} />
        </Routes>
      </MemoryRouter>
    </Provider>,
  );
  return { ...view, store, goBack: () => act(() => void navigate?.(-1)) };
}
