import { describe, expect, it } from '@jest/globals';
import type { RequestContext } from '@aivy/server-kit';
import { sharedContext } from './shared-context.js';

const request = (requestId: string, deadline?: number): RequestContext => ({
  requestId,
  ...(deadline !== undefined && { deadline }),
});

describe('what a statement for several requests runs in', () => {
  it('is the first request, for as long as any of them waits', () => {
    const contexts = [request('a', 1_000), request('b', 3_000), request('c', 2_000)];
    expect(sharedContext(contexts)).toEqual({ requestId: 'a', deadline: 3_000 });
  });

  it('has no end where one of them waits without end', () => {
    expect(sharedContext([request('a', 1_000), request('b')])?.deadline).toBe(Number.POSITIVE_INFINITY);
    expect(sharedContext([request('a', 1_000), undefined])?.deadline).toBe(Number.POSITIVE_INFINITY);
  });

  it('is none where the first was brought by no request', () => {
    expect(sharedContext([undefined, request('b', 1_000)])).toBeUndefined();
    expect(sharedContext([])).toBeUndefined();
  });
});
