import { jest } from '@jest/globals';
import type {
  FocusLists,
  OutputOf,
  ProductKey,
  skillStandings,
  Solution,
  StudentQuestion,
  TestDetail,
} from '@aivy/contracts';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { productSelected } from '../../core/session/session-slice';
import { makeStore } from '../../core/store';
import { sampleDetail } from './sample-detail';

const question = (id: number, fields: Partial<StudentQuestion> = {}): StudentQuestion => ({
  id,
  type: 'choice',
  passage: `Passage ${id}.`,
  img: '',
  question: `Stem ${id}?`,
  choice_a: `first ${id}`,
  choice_b: `second ${id}`,
  choice_c: `third ${id}`,
  choice_d: `fourth ${id}`,
  ...fields,
});
const blank = (id: number): StudentQuestion =>
  question(id, { type: 'blank', passage: '', choice_a: '', choice_b: '', choice_c: '', choice_d: '' });

const QUESTIONS = {
  english: [question(1), question(2), question(3)],
  math: [question(11, { passage: '' }), blank(12)],
};
const SOLUTIONS: Record<'english' | 'math', Solution[]> = {
  english: [
    { question_id: 1, answer: 'a', explanation: 'Because one.' },
    { question_id: 2, answer: 'b', explanation: 'Because two.' },
    { question_id: 3, answer: 'd', explanation: 'Because three.' },
  ],
  math: [
    { question_id: 11, answer: 'b', explanation: 'Because eleven.' },
    { question_id: 12, answer: '2/3,.6666', explanation: 'Because twelve.' },
  ],
};

type Known = OutputOf<typeof skillStandings>['skills'];

/** Makes `fetch` answer like the gateway; a status other than 200 stands for a failed get-test-detail. */
export function serveResults({
  detail = sampleDetail(),
  detailStatus = 200,
  solutionsStatus = 200,
  known = [],
  focus = { english: [], math: [] },
}: { detail?: TestDetail; detailStatus?: number; solutionsStatus?: number; known?: Known; focus?: FocusLists } = {}) {
  const reply = (status: number, data: unknown) =>
    Promise.resolve({
      ok: status < 400,
      status,
      json: () =>
        Promise.resolve(
          status < 400
            ? { status: 'success', data }
            : { status: 'error', code: 'DT-DB', message: 'no', request_id: 'r' },
        ),
    });
  const served = { detailStatus, solutionsStatus };
  globalThis.fetch = jest.fn((url: string, init: { body: string }) => {
    const subject = (JSON.parse(init.body) as { subject?: 'english' | 'math' }).subject ?? 'english';
    if (url.endsWith('/skill-standings')) return reply(200, { skills: known, is_current: true });
    if (url.endsWith('/focus-areas')) return reply(200, { from_day: 1, to_day: 15, ...focus, previous: null });
    if (url.endsWith('/request-questions')) return reply(200, QUESTIONS[subject]);
    if (url.endsWith('/request-question-solution')) return reply(served.solutionsStatus, SOLUTIONS[subject]);
    return reply(served.detailStatus, detail);
  }) as unknown as typeof fetch;
  return served;
}

/** Renders a result screen at an address, with the other screens as plain words. */
export function renderAt(
  path: string,
  element: ReactElement,
  { isLoggedIn = true, product = 'path' as ProductKey, stage = 2 } = {},
) {
  const store = makeStore();
  if (isLoggedIn)
    store.dispatch({
      type: 'session/userLoaded',
      payload: { id: 'u', name: 'Maya Lee', stage, products: [1], time_factor: 1 },
    });
  store.dispatch(productSelected(product));
  return render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[path]}>
        <Routes>
          <Route path="/diagnostic/review" element={element} />
          <Route path="/diagnostic/result" element={path.endsWith('/review') ? <p>the result wizard</p> : element} />
          <Route path="/diagnostic/result/step/:step" element={element} />
          <Route path="/aivy-daily" element={<p>the daily product</p>} />
          <Route path="/signup" element={<p>the sign-up screen</p>} />
          <Route path="*" element={<p>another screen</p>} />
        </Routes>
      </MemoryRouter>
    </Provider>,
  );
}

export const NO_RETAKE = { pending: false, retake: (): void => undefined };
