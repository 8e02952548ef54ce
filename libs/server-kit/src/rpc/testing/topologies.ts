import { RedisCluster, RedisProcess, RedisSentinel } from '@aivy/server-testing';
import { slotOf } from '../../redis/topology.js';

/** The kinds of Redis that Aivy runs on. */
export type Topology = 'single' | 'sentinel' | 'cluster';

export interface RunningRedis {
  url: string;
  /** Request streams of each service. */
  shards: number;
  /** Kills the node that has a key. */
  killOwnerOf(key: string): Promise<unknown>;
  /** Is there one that would take the key over? */
  hasReplica(key: string): boolean;
  remove(): Promise<void>;
}

/** Starts each kind. A replica of a killed node takes over within seconds, where there is one. */
export const START: Readonly<Record<Topology, () => Promise<RunningRedis>>> = {
  single: async () => {
    const redis = await RedisProcess.start('real');
    const killOwnerOf = (): Promise<void> => redis.kill();
    return { url: redis.url, shards: 1, killOwnerOf, hasReplica: () => false, remove: () => redis.remove() };
  },
  sentinel: async () => {
    const redis = await RedisSentinel.start();
    let hasReplica = true;
    const killOwnerOf = (): Promise<void> => {
      hasReplica = false;
      return redis.killMaster();
    };
    return { url: redis.url, shards: 1, killOwnerOf, hasReplica: () => hasReplica, remove: () => redis.remove() };
  },
  cluster: async () => {
    const redis = await RedisCluster.start({ masters: 3, replicas: 3 });
    // A master has a third of the slots.
    const masterOf = (key: string): number => Math.floor(slotOf(key) / (16_384 / 3));
    const killed = new Set<number>();
    const killOwnerOf = (key: string): Promise<unknown> => {
      killed.add(masterOf(key));
      return redis.killOwnerOf(slotOf(key));
    };
    const hasReplica = (key: string): boolean => !killed.has(masterOf(key));
    return { url: redis.url, shards: 4, killOwnerOf, hasReplica, remove: () => redis.remove() };
  },
};
