import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { clearToken, writeToken } from '../core/session/auth-cookie';
import { userLoaded } from '../core/session/session-slice';
import { makeStore } from '../core/store';
import { writeCompleted } from '../core/device/local-diagnostic';
import { rememberReview } from '../core/device/review-seen';
import ReviewPage from './review';

const COMPLETED = {
  english: ['a'],
  math: ['2'],
  english_time: [12],
  math_time: [9],
  start_time: '2026-01-05 10:00:00',
  end_time: '2026-01-05 10:40:00',
  owner: null,
};
const SUBMITTED = {
  status: 'submitted',
  detail_report: null,
  report_status: 'processing',
  user_english_answer: '[]',
  user_math_answer: '[]',
  user_english_time: '[]',
  user_math_time: '[]',
  start_time: '2026-01-05 10:00:00',
  end_time: '2026-01-05 10:40:00',
  form_id: 'dt-1',
};

const realFetch = globalThis.fetch;
function show(stage: number | null, server: Response | null = null) {
  globalThis.fetch = async () => server ?? Promise.reject(new TypeError('no network'));
  const store = makeStore();
  if (stage !== null) {
    writeToken('t');
    store.dispatch(
      userLoaded({
        id: 'u1',
        name: 'Maya',
        email: 'm@example.com',
        state: '',
        grade: 0,
        school: '',
        stage,
        products: [],
        role: 'student',
        time_factor: 1,
      }),
    );
  }
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={['/diagnostic/review']}>
        <Routes>
          <Route path="/diagnostic/review" element={<ReviewPage />} />
          <Route path="/diagnostic" element={<p>the preview</p>} />
        </Routes>
      </MemoryRouter>
    </Provider>,
  );
}
const over = () => screen.findByRole('heading', { name: 'This Module is Over' });
const preview = () => screen.findByText('the preview');

describe('the page after the diagnostic', () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => {
    globalThis.fetch = realFetch;
    clearToken();
  });

  it('leads a visitor without a finished test to the preview, also where an account’s is kept', async () => {
    writeCompleted({ ...COMPLETED, owner: 'u1' });
    show(null);
    expect(await preview()).toBeTruthy();
  });

  it('is there for a visitor who has finished the test', async () => {
    writeCompleted(COMPLETED);
    show(null);
    expect(await over()).toBeTruthy();
  });

  it('leads a student without a submitted test to the preview', async () => {
    show(1, new Response(JSON.stringify({ status: 'error', code: 'DT-TESTNOTEXIST', message: '' }), { status: 404 }));
    expect(await preview()).toBeTruthy();
  });

  it('leads there as well when the server cannot be asked, since the preview says so and tries again', async () => {
    show(1);
    expect(await preview()).toBeTruthy();
  });

  it('is there for a student whose profile is older than the submission', async () => {
    show(1, new Response(JSON.stringify({ status: 'success', data: SUBMITTED })));
    expect(await over()).toBeTruthy();
  });

  it('shows no pause that was seen', async () => {
    rememberReview('u1');
    show(2);
    expect(await screen.findByRole('button', { name: 'Proceed to Your Test Reports' })).toBeTruthy();
  });
});
