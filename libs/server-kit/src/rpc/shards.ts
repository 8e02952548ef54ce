import type { Caller } from '@aivy/contracts';

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/**
 * The request stream of a service that a caller's requests go by: always the same one for a user, any for a visitor.
 * Every process must compute the same, so the hash is written down here: FNV-1a, 32 bits, of the UTF-16 units.
 * @param shards how many there are, 1 or more
 * @returns 0 to `shards` − 1
 */
export function shardOf({ userId, requestId }: Pick<Caller, 'userId' | 'requestId'>, shards: number): number {
  if (shards === 1) return 0;
  const text = userId ?? requestId;
  let hash = FNV_OFFSET;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), FNV_PRIME);
  // The low bits of FNV are the weak ones.
  return ((hash ^ (hash >>> 15)) >>> 0) % shards;
}
