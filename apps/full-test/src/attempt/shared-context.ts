import type { RequestContext } from '@aivy/server-kit';

/**
 * What a statement runs in that is for several requests: as the first of them says, until nobody waits any more.
 * @param contexts undefined for what no request has brought; of such there is no end to wait for
 */
export function sharedContext(contexts: readonly (RequestContext | undefined)[]): RequestContext | undefined {
  const [first] = contexts;
  const deadlines = contexts.map((context) => context?.deadline ?? Number.POSITIVE_INFINITY);
  return first && { ...first, deadline: Math.max(...deadlines) };
}
