import { jest } from '@jest/globals';
import { makeStore } from '../../core/store';
import { userLoaded } from '../../core/session/session-slice';
import { writeInProgress } from '../../core/device/local-diagnostic';
import { openDiagnostic } from './open';
import { freshDiagnostic } from './resume';

const DETAIL = {
  detail_report: null,
  report_status: 'none',
  status: 'in_progress',
  user_english_answer: '["a","b",""]',
  user_math_answer: '["",""]',
  user_english_time: '[30,20,0]',
  user_math_time: '[0,0]',
  start_time: '2026-11-20 10:00:00',
  end_time: null,
  form_id: 'dt-1',
};

describe('what the server says of a running diagnostic', () => {
  const realFetch = globalThis.fetch;
  beforeEach(() => localStorage.clear());
  afterEach(() => {
    globalThis.fetch = realFetch;
  });

  const open = (data: unknown) => {
    globalThis.fetch = jest.fn(
      async () => new Response(JSON.stringify({ status: 'success', data })),
    ) as unknown as typeof fetch;
    const store = makeStore();
    store.dispatch(
      userLoaded({
        id: 'u1',
        name: 'Ada',
        email: '',
        state: '',
        grade: 0,
        school: '',
        stage: 1,
        products: [1],
        role: 'student',
        time_factor: 1,
      }),
    );
    return store.dispatch(openDiagnostic());
  };

  it('is gone on with when it is right', async () => {
    expect(await open(DETAIL)).toMatchObject({
      kind: 'begun',
      test: { english: ['a', 'b', ''], position: 2, form_id: 'dt-1' },
    });
    expect(await open({ ...DETAIL, status: 'submitted' })).toEqual({ kind: 'submitted' });
  });

  it.each<[string, unknown]>([
    ['answers that are no JSON', { ...DETAIL, user_english_answer: 'oops' }],
    ['answers that are no list', { ...DETAIL, user_math_answer: '{}' }],
    ['answers that are no text', { ...DETAIL, user_english_answer: '[1,2]' }],
    ['a list in place of its text', { ...DETAIL, user_english_answer: ['a'] }],
    ['times that are no numbers', { ...DETAIL, user_english_time: '["30"]' }],
    ['no times', { ...DETAIL, user_math_time: undefined }],
    ['no start', { ...DETAIL, start_time: null }],
    ['no form', { ...DETAIL, form_id: 3 }],
    ['another state', { ...DETAIL, status: 'paused' }],
    ['nothing', null],
    ['a list', []],
  ])('is not taken for an empty test when it holds %s', async (_what, data) => {
    expect(await open(data)).toEqual({ kind: 'failed', message: 'Failed to load test details' });
  });

  it('that cannot be read leaves the device’s copy to go on with', async () => {
    writeInProgress({ ...freshDiagnostic('u1'), english: ['c'], english_time: [9] });
    expect(await open({ ...DETAIL, user_english_answer: 'oops' })).toMatchObject({
      kind: 'begun',
      test: { english: ['c'] },
    });
  });
});
