import { describe, expect, it } from '@jest/globals';
import { blockingTime } from './page-load.mjs';

const committed = (url: string, processId: number) => ({
  name: 'FrameCommittedInBrowser',
  pid: 1,
  tid: 1,
  args: { data: { url, processId } },
});
const thread = (pid: number, tid: number, name: string) => ({ name: 'thread_name', pid, tid, args: { name } });
const task = (pid: number, tid: number, ms: number) => ({
  name: 'ThreadControllerImpl::RunTask',
  pid,
  tid,
  tdur: ms * 1_000,
  args: {},
});

describe('blocking time of a page', () => {
  it('is what tasks of its main thread take beyond 50 ms, and nothing of other threads or of the browser’s own pages', () => {
    const traceEvents = [
      committed('http://localhost:3000/full-test/1/report', 10),
      committed('chrome://omnibox-popup/', 20),
      thread(10, 1, 'CrRendererMain'),
      thread(10, 2, 'Compositor'),
      thread(20, 1, 'CrRendererMain'),
      task(10, 1, 80),
      task(10, 1, 50),
      task(10, 1, 140),
      task(10, 2, 900),
      task(20, 1, 300),
    ];
    expect(blockingTime({ traceEvents }, 'http://localhost:3000')).toBe(120);
  });

  it('cannot be said of a trace without the page', () => {
    expect(() => blockingTime({ traceEvents: [] }, 'http://localhost:3000')).toThrow('which process');
  });
});
