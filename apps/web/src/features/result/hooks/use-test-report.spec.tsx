import { jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { makeStore } from '../../../core/store';
import { sampleDetail } from '../sample-detail';
import { useTestReport } from './use-test-report';

type Reply = { status: number; body: unknown };
const found = (detail: ReturnType<typeof sampleDetail>): Reply => ({
  status: 200,
  body: { status: 'success', data: detail },
});
const processing = found(sampleDetail({}, { detail_report: null, report_status: 'processing' }));
const refused = (status: number, code: string): Reply => ({
  status,
  body: { status: 'error', code, message: code, request_id: 'r' },
});

/** Answers the replies one by one, the last one for ever. */
function serve(...replies: Reply[]) {
  let served = 0;
  const fetchMock = jest.fn(() => {
    const reply = replies[Math.min(served++, replies.length - 1)]!;
    // Not a real Response: its body streams on real time, which the fake clock does not drive.
    return Promise.resolve({ ok: reply.status < 400, status: reply.status, json: () => Promise.resolve(reply.body) });
  });
  globalThis.fetch = fetchMock as unknown as typeof fetch;
  return fetchMock;
}

const realFetch = globalThis.fetch;
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

async function look() {
  const store = makeStore();
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const view = renderHook(() => useTestReport(), { wrapper });
  await wait(20); // one frame: the store batches its notices
  return view.result;
}

describe('the report of the signed-in student', () => {
  beforeEach(() => void jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] }));
  afterEach(() => {
    jest.useRealTimers();
    globalThis.fetch = realFetch;
  });

  it('is shown as soon as it is there', async () => {
    serve(found(sampleDetail()));
    const result = await look();
    expect(result.current).toMatchObject({ state: 'ready', result: { total: 1120 } });
  });

  it('is looked for again after 1, 2 and 4 s while it is computed, and no more once it is ready', async () => {
    const fetchMock = serve(processing, processing, processing, found(sampleDetail()));
    const result = await look();
    expect(result.current).toEqual({ state: 'loading', computing: true });
    expect(fetchMock).toHaveBeenCalledTimes(1);
    await wait(900);
    expect(fetchMock).toHaveBeenCalledTimes(1);
    await wait(200);
    expect(fetchMock).toHaveBeenCalledTimes(2);
    await wait(1_800);
    expect(fetchMock).toHaveBeenCalledTimes(2);
    await wait(300);
    expect(fetchMock).toHaveBeenCalledTimes(3);
    await wait(4_100);
    expect(fetchMock).toHaveBeenCalledTimes(4);
    expect(result.current.state).toBe('ready');
    await wait(60_000);
    expect(fetchMock).toHaveBeenCalledTimes(4);
  });

  it('does not exist without a test (404), and a test still open is not finished', async () => {
    serve(refused(404, 'DT-TESTNOTEXIST'));
    expect((await look()).current).toEqual({ state: 'none', unfinished: false });
    serve(found(sampleDetail({}, { detail_report: null, report_status: 'none', status: 'in_progress' })));
    expect((await look()).current).toEqual({ state: 'none', unfinished: true });
  });

  it('ends the loading when it cannot be fetched, and can be tried again', async () => {
    serve(refused(500, 'DT-DB'), found(sampleDetail()));
    const result = await look();
    expect(result.current.state).toBe('failed');
    await act(async () => {
      if (result.current.state === 'failed') result.current.retry();
      await jest.advanceTimersByTimeAsync(20);
    });
    expect(result.current.state).toBe('ready');
  });

  it('ends the loading when the stored report cannot be read', async () => {
    serve(found(sampleDetail({}, { detail_report: '{' })));
    expect((await look()).current.state).toBe('failed');
  });
});
