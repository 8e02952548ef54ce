import { jest } from '@jest/globals';
import { createLogger } from '@aivy/server-kit';
import type { Redis } from 'ioredis';
import type { AnalystConfig } from '../config.js';
import { JobNotices } from './job-notices.js';

const JOB = { jobId: '00000000-0000-4000-8000-000000000000', createdBy: '00000000-0000-4000-8000-000000000001' };

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function given() {
  const told: string[] = [];
  const redis = { publish: async (_channel: string, text: string) => told.push(text) } as unknown as Redis;
  const config = { KEY_PREFIX: 'aivy' } as AnalystConfig;
  const notices = new JobNotices(redis, config, createLogger('test', { LOG_LEVEL: 'silent' }));
  const moved = (
    progress: number,
    state: 'active' | 'ready' = 'active',
    job: Parameters<JobNotices['moved']>[0] = JOB,
  ) => notices.moved(job, { state, progress, step: null });
  return { told, moved };
}

it('how far a report is is told when it has moved, once a second, and its end at once', () => {
  const { told, moved } = given();
  moved(0.1);
  moved(0.2);
  expect(told).toHaveLength(1);
  jest.advanceTimersByTime(1_000);
  moved(0.1);
  expect(told).toHaveLength(1);
  moved(0.3);
  moved(1, 'ready');
  expect(told).toHaveLength(3);
  expect(told.at(-1)).toContain('ready');
});

it('nobody is told of a report that nobody waits for', () => {
  const { told, moved } = given();
  moved(1, 'ready', { ...JOB, createdBy: null });
  expect(told).toEqual([]);
});
