import { jest } from '@jest/globals';
import type { DiagnosticReport, FullTestReport, MissedPage } from '@aivy/contracts';
import { render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { makeStore } from '../../core/store';
import { FullTestResultPage } from './components/full-test-result';
import { PrintedReport } from './components/printed-report';
import { sampleDetail } from './sample-detail';
import { Workbench } from './workbench';

type Module = 1 | 2 | 3 | 4;

const PACING = { hurried: 0, lost_to_speed: 0, lost_to_knowledge: 200 };

/** Two questions a module; Reading & Writing: right, wrong, right, left open; Math: all right. */
export function sampleFullTestReport(): FullTestReport {
  const report = JSON.parse(sampleDetail().detail_report ?? '') as DiagnosticReport;
  return {
    ...report,
    english_correct: [true, false, true, false],
    english_cost: [0, 20, 0, 30],
    math_correct: [true, true, true, true],
    math_cost: [0, 0, 0, 0],
    english_route: 'lower',
    math_route: 'higher',
    english_pacing: PACING,
    math_pacing: PACING,
    weakest_english: [],
    weakest_math: [],
  };
}

const GIVEN: Record<Module, readonly [string, string]> = { 1: ['a', 'c'], 2: ['a', ''], 3: ['a', 'a'], 4: ['a', 'a'] };

/** Answer of get-answer: every key is a. */
export function sampleAnswers(module: Module) {
  const ids = [module * 10, module * 10 + 1];
  const choice = {
    type: 'choice',
    passage: '',
    img: '',
    choice_a: 'first',
    choice_b: 'second',
    choice_c: 'third',
    choice_d: 'fourth',
  };
  return {
    question: ids.map((id) => ({ id, question: `Stem ${id}?`, ...choice })),
    solution: ids.map((id, index) => ({
      question_id: id,
      answer: 'a',
      explanation: `Because ${id}.`,
      user_answer: GIVEN[module][index],
      skill: 'Boundaries',
      spent_ms: 30_000,
      pretest: false,
    })),
  };
}

interface Served {
  report?: unknown;
  reportStatus?: number;
  /** What the answer with a test's report says of retakes. */
  retakes?: Record<string, { retake?: 'english' | 'math' | null; repeats?: unknown }>;
  /** A module whose answers are refused. */
  refused?: number | null;
  answers?: Partial<Record<Module, unknown>>;
  /** The list of tests. */
  tests?: unknown;
  /** Pages of mistakes by what is asked for: `unit`, `practice`; none where there are none. */
  missed?: (kind: 'unit' | 'practice', asked: URLSearchParams | Record<string, number>) => MissedPage | number;
  /** Key and text of practice questions that may be shown. */
  practiceAnswers?: unknown;
  /** Detail of the diagnostic; without one there is none. */
  diagnostic?: unknown;
}

/** Three R&W and two Math questions, every key is a. */
function diagnosticQuestions(body: string) {
  const { subject } = JSON.parse(body) as { subject: 'english' | 'math' };
  const [first, count] = subject === 'english' ? [501, 3] : [601, 2];
  const [sample] = sampleAnswers(1).question;
  return Array.from({ length: count }, (_, index) => ({
    ...sample!,
    id: first + index,
    question: `Diagnostic ${first + index}?`,
  }));
}

const diagnosticSolutions = (body: string) =>
  diagnosticQuestions(body).map(({ id }) => ({
    question_id: id,
    answer: 'a',
    explanation: `Because ${id}.`,
    level: 'medium',
    rushed: id === 502,
  }));

/** Makes `fetch` answer like the gateway. */
export function serveFullTest(served: Served = {}): Served {
  const reply = (status: number, data: unknown) =>
    Promise.resolve({
      ok: status < 400,
      status,
      json: () =>
        Promise.resolve(status < 400 ? { status: 'success', data } : { status: 'error', code: 'FT-DB', message: 'no' }),
    });
  globalThis.fetch = jest.fn((url: string, init: { body: string }) => {
    if (url === '/config.json') return reply(200, null);
    if (url.endsWith('/get-test-detail')) return served.diagnostic ? reply(200, served.diagnostic) : reply(404, null);
    if (url.endsWith('/request-questions')) return reply(200, diagnosticQuestions(init.body));
    if (url.endsWith('/request-question-solution')) return reply(200, diagnosticSolutions(init.body));
    if (url.endsWith('/focus-areas'))
      return reply(200, { from_day: 1, to_day: 15, english: [], math: [], previous: null });
    if (url.endsWith('/skill-standings')) return reply(200, { skills: [], is_current: true });
    if (url.endsWith('/get-all-test')) return reply(200, served.tests ?? []);
    const query = new URL(url, 'http://aivy').searchParams;
    const missed = url.endsWith('/daily/get-mistakes')
      ? served.missed?.('unit', JSON.parse(init.body) as Record<string, number>)
      : served.missed?.('practice', query);
    if (/mistakes(\?|$)/.test(url))
      return typeof missed === 'number' ? reply(missed, null) : reply(200, missed ?? { attempts: [], before: null });
    if (url.includes('/aivydaily/answers')) return reply(200, served.practiceAnswers ?? []);
    if (url.endsWith('/daily/get-plan')) return reply(200, { id: 'plan' });
    if (url.endsWith('/daily/get-daily-question')) return reply(200, { questions: sampleAnswers(3).question });
    if (url.endsWith('/daily/get-answer'))
      return reply(
        200,
        sampleAnswers(3).solution.map((each) => ({ ...each, user_answer: 'b', correct: false, feedback: null })),
      );
    const { module = 1, test_id: testId = '' } = JSON.parse(init.body) as { module?: Module; test_id?: string };
    if (url.endsWith('/get-answer'))
      return module === served.refused
        ? reply(500, null)
        : reply(200, served.answers?.[module] ?? sampleAnswers(module));
    const report = 'report' in served ? served.report : sampleFullTestReport();
    return reply(served.reportStatus ?? 200, {
      detail_report: report,
      report_status: 'ready',
      weakestEnglish: [],
      weakestMath: [],
      start_time: '2026-11-20 10:00:00',
      end_time: '2026-11-20 13:00:00',
      ...served.retakes?.[testId],
    });
  }) as unknown as typeof fetch;
  return served;
}

/** Renders a screen of the report at its address, with the other screens as plain words. */
export function renderFullTestAt(path: string) {
  const store = makeStore();
  store.dispatch({
    type: 'session/userLoaded',
    payload: { id: 'u', name: 'Maya Lee', email: 'maya@example.com', stage: 2, products: [1], time_factor: 1 },
  });
  return render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[path]}>
        <Routes>
          <Route path="/full-test/:testId/result" element={<FullTestResultPage />} />
          <Route path="/full-test/:testId/result/step/:step" element={<FullTestResultPage />} />
          <Route path="/full-test/:testId/report" element={<PrintedReport />} />
          <Route path="/mistakes" element={<Workbench />} />
          <Route path="*" element={<p>another screen</p>} />
        </Routes>
      </MemoryRouter>
    </Provider>,
  );
}
