import type { Plan } from '@aivy/contracts';
import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { makeStore } from '../../../core/store';
import { FinishScreen } from './finish-screen';

const planOf = (day: number, date: string | null): Plan => ({
  id: 'p1',
  last_finished_day: day,
  last_finished_date: date,
  duration: 3,
  math_target_score: 730,
  english_target_score: 720,
  math_weak: '[24,26,15,23,17]',
  english_weak: '[10,7,4,3,8]',
  begin_date: '2026-11-01',
  start_day: 0,
  ends_on: '2027-01-30',
  today: '2026-11-22',
});

const show = (plan: Plan | null, testId?: string): unknown =>
  render(
    <Provider store={makeStore()}>
      <MemoryRouter
        initialEntries={[{ pathname: '/full-test/finish', state: testId === undefined ? null : { testId } }]}
      >
        <FinishScreen plan={plan} streak={null}>
          {null}
        </FinishScreen>
      </MemoryRouter>
    </Provider>,
  );
const ways = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

describe('the end of a full test', () => {
  it('has the days that are done and the focus areas of the next journey', () => {
    show(planOf(30, '2026-11-22'), 't1');
    expect(screen.getByText('days finished').closest('li')!.textContent).toContain('30');
    expect(screen.getByText('focus areas for days 31–45').closest('li')!.textContent).toContain('10');
  });

  it('leads to the biggest point losses, then to the dashboard', () => {
    show(planOf(30, '2026-11-22'), 't1');
    expect(ways()).toEqual([
      ['Review your biggest point losses', '/mistakes?test=t1'],
      ['Back to dashboard', '/dashboard'],
    ]);
  });

  it.each([
    ['a test between the test days', 7, '2026-11-22'],
    ['a test day of an earlier date', 15, '2026-11-21'],
    ['a plan that has only begun', 0, null],
  ])('claims no day for %s', (_, day, date) => {
    show(planOf(day, date));
    expect(ways()).toEqual([['Back to dashboard', '/dashboard']]);
    expect(screen.queryByText('days finished')).toBeNull();
  });

  it('leads a student without a plan to the report and the tests', () => {
    show(null, 't1');
    expect(ways()).toEqual([
      ['See your report', '/full-test/t1/result'],
      ['See all your tests', '/full-test/start'],
    ]);
  });
});
