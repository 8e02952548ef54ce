import { jest } from '@jest/globals';
import { userLoaded } from '../../core/session/session-slice';
import { makeStore } from '../../core/store';
import { readCompleted, readInProgress, writeCompleted, writeInProgress } from '../../core/device/local-diagnostic';
import { openDiagnostic } from './open';
import { freshDiagnostic } from './resume';
import { beginRetake } from './retake';

const TAKEN = {
  ...{ english: ['a', 'b'], math: ['c', '2'], english_time: [50, 60], math_time: [1, 2], form_id: 'dt-1' },
  ...{ start_time: '2026-01-05 10:00:00', end_time: '2026-01-05 10:40:00' },
};
const realFetch = globalThis.fetch;
let asked: string[];
const serve = (status: number, data: unknown) => {
  asked = [];
  globalThis.fetch = jest.fn(async (url: string) => {
    asked.push(url.replace(/^.*\/api/, ''));
    return new Response(
      JSON.stringify(status === 200 ? { status: 'success', data } : { status: 'error', code: 'DT-DB' }),
      {
        status,
      },
    );
  }) as unknown as typeof fetch;
};
function student() {
  const store = makeStore();
  const user = { id: 'u1', name: 'Maya', email: '', state: '', grade: 0, school: '', stage: 1, products: [1] };
  store.dispatch(userLoaded({ ...user, role: 'student', time_factor: 1 }));
  return store;
}

describe('a section that is taken again', () => {
  beforeEach(() => {
    localStorage.clear();
    serve(500, null);
  });
  afterAll(() => void (globalThis.fetch = realFetch));

  it('opens on a visitor’s device with the other section as it was, without a call', async () => {
    writeCompleted({ ...TAKEN, owner: null });
    const store = makeStore();
    expect(await store.dispatch(beginRetake('math'))).toBe(true);
    expect(asked).toEqual([]);
    expect(readCompleted(null)).toBeNull();
    expect(await store.dispatch(openDiagnostic())).toMatchObject({
      kind: 'begun',
      test: { english: ['a', 'b'], english_time: [50, 60], math: [], section: 'math', only: 'math', form_id: 'dt-1' },
    });
  });

  it('of an adaptive form is asked from the new form that the server makes', async () => {
    writeCompleted({ ...TAKEN, form_id: 'ad-1', owner: null });
    serve(200, { form_id: 'ad-2' });
    expect(await makeStore().dispatch(beginRetake('english'))).toBe(true);
    expect(asked).toEqual(['/diagnostic/retake-section']);
    expect(readInProgress(null)).toMatchObject({
      ...{ english: [], math: ['c', '2'], math_time: [1, 2], form_id: 'ad-2', only: 'reading_and_writing' },
    });
  });

  it('stays finished where the new form does not come, and is none on a device without a test', async () => {
    const store = makeStore();
    expect(await store.dispatch(beginRetake('english'))).toBe(false);
    writeCompleted({ ...TAKEN, form_id: 'ad-1', owner: null });
    expect(await store.dispatch(beginRetake('english'))).toBe(false);
    expect(readCompleted(null)).toMatchObject({ form_id: 'ad-1', english: ['a', 'b'] });
    expect(readInProgress(null)).toBeNull();
  });

  it('opens a student’s on the server, and leaves everything where that fails', async () => {
    writeInProgress({ ...freshDiagnostic('u1'), english: ['d'] });
    expect(await student().dispatch(beginRetake('math'))).toBe(false);
    expect(readInProgress('u1')).not.toBeNull();
    serve(200, { form_id: 'dt-1' });
    expect(await student().dispatch(beginRetake('math'))).toBe(true);
    expect(readInProgress('u1')).toBeNull();
  });

  it('is found on the server at its first open question, also by a device with an older copy', async () => {
    serve(200, {
      ...{ detail_report: '{"scored":false}', report_status: 'ready', status: 'in_progress', form_id: 'dt-1' },
      ...{ user_english_answer: '["a",""]', user_math_answer: '["c",""]', kept_section: 'english' },
      ...{ user_english_time: '[50,60]', user_math_time: '[70,0]', start_time: '2026-01-06 10:00:00', end_time: null },
    });
    writeInProgress({ ...freshDiagnostic('u1'), english: ['d', 'd'], math: ['d', 'd'], math_time: [9, 9] });
    expect(await student().dispatch(openDiagnostic())).toMatchObject({
      kind: 'begun',
      test: { english: ['a', ''], math: ['c', ''], section: 'math', position: 1, only: 'math' },
    });
  });
});
