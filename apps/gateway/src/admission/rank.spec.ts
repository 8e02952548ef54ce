import { describe, expect, it } from '@jest/globals';
import { allCalls, DEFAULT_DEADLINE_MS, getAllTests } from '@aivy/contracts';
import { isCounted, rankOf, rankOfRequest } from './rank.js';

const patternsOf = (rank: string): string[] =>
  allCalls
    .filter((call) => rankOf(call) === rank)
    .map(({ pattern }) => pattern)
    .sort();

describe('the rank of a call', () => {
  it('is the first of what students have done: answers and their submission', () => {
    expect(patternsOf('save')).toEqual([
      'aivydaily.submit-answer',
      'diagnostic.save-answers',
      'diagnostic.submit-answers',
      'full-test.save-progress',
      'full-test.submit-answers',
      'plan.finished',
      'plan.save-progress',
    ]);
  });

  it('is the last of who comes new', () => {
    expect(patternsOf('sign-in')).toEqual([
      'auth.request-reset-password',
      'auth.request-verification',
      'auth.reset-password',
      'auth.signin',
      'auth.signup',
    ]);
  });

  it.each([
    ['POST', '/api/full-test/save-progress', 'save'],
    ['POST', '/api/full-test/get-questions', 'read'],
    ['POST', '/api/auth/signin', 'sign-in'],
    ['GET', '/api/analyst/reports/1', 'read'],
    ['GET', '/api/nothing', 'read'],
    ['HEAD', '/api/aivydaily/rewards', 'read'],
    ['HEAD', '/api/chat/reply', 'read'],
    ['POST', '/unsubscribe', 'read'],
    ['GET', '/api/health/ready', undefined],
    ['OPTIONS', '/api/chat/start', undefined],
    ['GET', '/diagnostic', undefined],
    ['HEAD', '/diagnostic', undefined],
    ['GET', '/ops/queues', undefined],
  ])('is known from the first line: %s %s', (method, path, rank) => {
    expect(rankOfRequest(method, path)).toBe(rank);
  });

  it('holds no place where a call waits for something else than us', () => {
    const uncounted = allCalls.filter((call) => !isCounted(call)).map(({ pattern }) => pattern);
    expect(uncounted).toEqual(
      expect.arrayContaining([
        'auth.signin',
        'auth.change-password',
        'auth.delete-account',
        'chat.send-message',
        'aivydaily.send-message',
        'analyst.get-report-file',
      ]),
    );
    expect(uncounted.filter((pattern) => /save|submit-answer|get-|history/.test(pattern))).toEqual([
      'analyst.get-report-file',
    ]);
  });

  it('holds none for what is slow, nor for what may take longer than calls usually may', () => {
    expect(isCounted({ ...getAllTests, slow: true })).toBe(false);
    expect(isCounted({ ...getAllTests, deadlineMs: DEFAULT_DEADLINE_MS + 1 })).toBe(false);
    expect(isCounted({ ...getAllTests, deadlineMs: DEFAULT_DEADLINE_MS })).toBe(true);
  });
});
