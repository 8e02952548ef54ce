import type { Plan } from '@aivy/contracts';
import { fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { makeStore } from '../../../core/store';
import { FinishScreen } from './finish-screen';

const planOf = (day: number, date: string | null): Plan => ({
  id: 'p1',
  last_finished_day: day,
  last_finished_date: date,
  duration: 3,
  math_target_score: 730,
  english_target_score: 720,
  math_weak: '[]',
  english_weak: '[]',
  begin_date: '2026-11-01',
  start_day: 0,
  ends_on: '2027-01-30',
  today: '2026-11-22',
});

const show = (plan: Plan | null): unknown =>
  render(
    <Provider store={makeStore()}>
      <MemoryRouter initialEntries={['/full-test/finish']}>
        <Routes>
          <Route path="/full-test/finish" element={<FinishScreen plan={plan} />} />
          <Route path="/dashboard" element={<p>the dashboard</p>} />
          <Route path="/full-test/start" element={<p>the tests</p>} />
        </Routes>
      </MemoryRouter>
    </Provider>,
  );

describe('the end of a full test', () => {
  it('leads a student with a plan to the dashboard, and says which day it has finished', () => {
    show(planOf(15, '2026-11-22'));
    expect(screen.getByText(/Day 15 of your plan is done with it/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Go to your dashboard' }));
    expect(screen.getByText('the dashboard')).toBeTruthy();
  });

  it.each([
    ['a test between the test days', 7, '2026-11-22'],
    ['a test day of an earlier date', 15, '2026-11-21'],
    ['a plan that has only begun', 0, null],
  ])('claims no day for %s', (_, day, date) => {
    show(planOf(day, date));
    expect(screen.getByRole('button', { name: 'Go to your dashboard' })).toBeTruthy();
    expect(screen.queryByText(/is done with it/)).toBeNull();
  });

  it('leads a student without a plan to the tests', () => {
    show(null);
    expect(screen.queryByRole('button', { name: 'Go to your dashboard' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'See all your tests' }));
    expect(screen.getByText('the tests')).toBeTruthy();
  });
});
