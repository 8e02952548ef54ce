/** Consumer group of every request stream. */
export const GROUP = 'g';
/** The one field of an entry. */
export const FIELD = 'm';

/** Prefix of keys when the caller names none. */
export const DEFAULT_PREFIX = 'aivy';

export interface ServiceKeys {
  /** Request stream of ordinary calls. */
  queue: string;
  /** Request stream of calls that take seconds; it has a window of its own. */
  slow: string;
  /** Requests that were given up, with the reason. */
  deadLetters: string;
  /** Which Redis life the service believes in: run id and the time it was first seen. */
  epoch: string;
  heartbeat(replica: string): string;
  /** Says that a request, named by its reply stream and its id, is not wanted any more. */
  withdrawn(reply: string, id: string): string;
}

/**
 * All keys of a shard share one hash tag, so that they live on one Cluster node. Those of the first are those of the
 * releases that knew no shards.
 */
export function serviceKeys(prefix: string, service: string, shard = 0): ServiceKeys {
  const tag = `{${prefix}:rpc:${service}${shard === 0 ? '' : `:${shard}`}}`;
  return {
    queue: `${tag}:q`,
    slow: `${tag}:q:slow`,
    deadLetters: `${tag}:dlq`,
    epoch: `${tag}:epoch`,
    heartbeat: (replica) => `${tag}:hb:${replica}`,
    withdrawn: (reply, id) => `${tag}:x:${reply}:${id}`,
  };
}

/** Reply stream of one calling process. */
export const replyKey = (prefix: string, caller: string): string => `${prefix}:rpc:r:{${caller}}`;

/** Milliseconds since 1970 at which Redis took the entry in (the first half of a stream id). */
export const entryTime = (id: string): number => Number(id.slice(0, id.indexOf('-')));
