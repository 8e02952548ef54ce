import { userLoaded } from '../../core/session/session-slice';
import { makeStore } from '../../core/store';
import { readCompleted, readInProgress, writeCompleted, writeInProgress } from '../../core/device/local-diagnostic';
import { openDiagnostic } from './open';
import { freshDiagnostic } from './resume';

const COMPLETED = {
  english: ['a'],
  math: ['2'],
  english_time: [12],
  math_time: [9],
  start_time: '2026-01-05 10:00:00',
  end_time: '2026-01-05 10:40:00',
};
const detail = (status: 'in_progress' | 'submitted', english: string[]) => ({
  detail_report: null,
  report_status: 'none',
  status,
  user_english_answer: JSON.stringify(english),
  user_math_answer: '[]',
  user_english_time: JSON.stringify(english.map(() => 30)),
  user_math_time: '[]',
  start_time: '2026-01-05 10:00:00',
  end_time: null,
  form_id: 'dt-1',
});

const realFetch = globalThis.fetch;
const serverHas = (found: object | null): void => {
  globalThis.fetch = async () =>
    found
      ? new Response(JSON.stringify({ status: 'success', data: found }))
      : new Response(JSON.stringify({ status: 'error', code: 'DT-TESTNOTEXIST', message: '' }), { status: 404 });
};
const visitor = () => makeStore();
function student() {
  const store = makeStore();
  store.dispatch(
    userLoaded({
      id: 'u1',
      name: 'Maya',
      email: 'm@example.com',
      state: '',
      grade: 0,
      school: '',
      stage: 1,
      products: [],
      role: 'student',
      time_factor: 1,
    }),
  );
  return store;
}

describe('what there is to do in the diagnostic', () => {
  beforeEach(() => {
    localStorage.clear();
    document.cookie = 'auth=t; path=/';
    serverHas(null);
  });

  it('is the whole test again for a student whose report says no score, or what they have done of it since', async () => {
    const clicked = { ...detail('submitted', ['a']), report_status: 'ready', detail_report: '{"scored":false}' };
    serverHas(clicked);
    const store = student();
    expect(await store.dispatch(openDiagnostic())).toMatchObject({ kind: 'new', test: { english: [] } });
    writeInProgress({ ...freshDiagnostic('u1'), english: ['b'], english_time: [40] });
    expect(await store.dispatch(openDiagnostic())).toMatchObject({ kind: 'begun', test: { english: ['b'] } });
    serverHas({ ...clicked, detail_report: '{"english_score":500}' });
    expect(await store.dispatch(openDiagnostic())).toEqual({ kind: 'submitted' });
    expect(readInProgress('u1')).toBeNull();
  });
  afterAll(() => void (globalThis.fetch = realFetch));

  it('is, for a student whose finished test the server does not have, to send it, and never to start anew', async () => {
    writeCompleted({ ...COMPLETED, owner: 'u1' });
    for (const found of [null, detail('in_progress', ['a', ''])]) {
      serverHas(found);
      expect(await student().dispatch(openDiagnostic())).toEqual({ kind: 'unsent' });
    }
    expect(readCompleted('u1')).not.toBeNull();
  });

  it('is to begin one’s own, where a visitor or another account has left one', async () => {
    writeCompleted({ ...COMPLETED, owner: null });
    writeCompleted({ ...COMPLETED, owner: 'u2' });
    writeInProgress({ ...freshDiagnostic('u2'), english: ['b'], english_time: [40] });
    expect(await student().dispatch(openDiagnostic())).toMatchObject({
      kind: 'new',
      test: { owner: 'u1', english: [] },
    });
  });

  it('is, for a visitor, nothing that belongs to an account', async () => {
    writeCompleted({ ...COMPLETED, owner: 'u1' });
    writeInProgress({ ...freshDiagnostic('u1'), english: ['b'], english_time: [40] });
    expect(await visitor().dispatch(openDiagnostic())).toMatchObject({
      kind: 'new',
      test: { owner: null, english: [] },
    });
  });

  it('is nothing once the server has a submitted one: the student goes on as stage 2, copies here are dropped', async () => {
    writeCompleted({ ...COMPLETED, owner: 'u1' });
    writeInProgress({ ...freshDiagnostic('u1'), english: ['b'], english_time: [40] });
    serverHas(detail('submitted', ['a', 'b']));
    const store = student();
    expect(await store.dispatch(openDiagnostic())).toEqual({ kind: 'submitted' });
    expect([store.getState().session.userStage, readCompleted('u1'), readInProgress('u1')]).toEqual([2, null, null]);
  });

  it('is to go on with the further copy, the server’s or the device’s', async () => {
    writeInProgress({
      ...freshDiagnostic('u1', new Date('2026-02-01T10:00:00Z')),
      english: ['', ''],
      english_time: [1, 0],
    });
    serverHas(detail('in_progress', ['a', 'b', '']));
    expect(await student().dispatch(openDiagnostic())).toMatchObject({
      kind: 'begun',
      test: { english: ['a', 'b', ''], owner: 'u1' },
    });
    writeInProgress({ ...freshDiagnostic('u1'), english: ['a', 'b', 'c'], english_time: [1, 1, 1] });
    expect(await student().dispatch(openDiagnostic())).toMatchObject({
      kind: 'begun',
      test: { english: ['a', 'b', 'c'] },
    });
  });
});
