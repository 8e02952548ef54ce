import type { RedisOptions } from 'ioredis';

export interface Node {
  host: string;
  port: number;
}

/** Where a Redis is: one server, the one that sentinels name, or a Cluster by some of its nodes. */
export type RedisAddress =
  | { kind: 'server'; url: string }
  | { kind: 'sentinels'; options: RedisOptions }
  | { kind: 'cluster'; nodes: Node[]; options: RedisOptions };

const PORTS = { cluster: 6_379, sentinel: 26_379 } as const;
const SEVERAL =
  /^(?<scheme>rediss?)\+(?<kind>cluster|sentinel):\/\/(?:(?<login>[^@/]*)@)?(?<hosts>[^@/?]+)(?:\/(?<name>[^/?]*))?(?:\?(?<query>.*))?$/;
const HOST = /^(?<host>\[[\da-f:.]+\]|[\w.-]+)(?::(?<port>\d{1,5}))?$/i;

/**
 * Reads an address: `redis://host:6379`, `redis+sentinel://host:26379,host/master-name` or `redis+cluster://host:6379,host`,
 * each with `rediss` for TLS and `user:password@` before the hosts; `?sentinelPassword=` where the sentinels have one.
 * @throws Error that says what is wrong, without the address: it may hold a password
 */
export function parseRedisAddress(text: string): RedisAddress {
  if (!text.includes('+')) return serverAddress(text);
  const parts = SEVERAL.exec(text)?.groups;
  if (!parts) throw new Error('must be redis://, redis+cluster:// or redis+sentinel:// with hosts');
  const { scheme, kind, login = '', hosts = '', name, query } = parts;
  const nodes = hosts.split(',').map((host) => nodeOf(host, PORTS[kind as keyof typeof PORTS]));
  const [username, password] = login.split(':').map(decodeURIComponent);
  const options: RedisOptions = {
    ...(username && { username }),
    ...(password && { password }),
    ...(scheme === 'rediss' && { tls: {} }),
  };
  if (kind === 'cluster') return { kind: 'cluster', nodes, options };
  if (!name) throw new Error('must name the master that the sentinels watch, as redis+sentinel://host:26379/master');
  const sentinelPassword = new URLSearchParams(query).get('sentinelPassword');
  return {
    kind: 'sentinels',
    options: {
      ...options,
      name,
      sentinels: nodes,
      ...(sentinelPassword && { sentinelPassword }),
      ...(scheme === 'rediss' && { enableTLSForSentinelMode: true, sentinelTLS: {} }),
    },
  };
}

function serverAddress(url: string): RedisAddress {
  if (!URL.canParse(url) || !['redis:', 'rediss:'].includes(new URL(url).protocol))
    throw new Error('must be a URL (redis:// or rediss://, redis+cluster:// or redis+sentinel://)');
  return { kind: 'server', url };
}

function nodeOf(text: string, defaultPort: number): Node {
  const { host, port } = HOST.exec(text)?.groups ?? {};
  if (!host) throw new Error('must name hosts with or without a port, separated by commas');
  return { host: host.replace(/^\[|\]$/g, ''), port: port === undefined ? defaultPort : Number(port) };
}
