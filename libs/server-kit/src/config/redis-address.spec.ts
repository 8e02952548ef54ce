import { parseRedisAddress } from './redis-address.js';

describe('the address of a Redis', () => {
  it('is one server', () => {
    for (const url of ['redis://localhost', 'rediss://:secret@cache.example.com:6380/2'])
      expect(parseRedisAddress(url)).toEqual({ kind: 'server', url });
  });

  it('is a Cluster by some of its nodes', () => {
    expect(parseRedisAddress('redis+cluster://a,b:7001,[::1]:7002')).toEqual({
      kind: 'cluster',
      nodes: [
        { host: 'a', port: 6379 },
        { host: 'b', port: 7001 },
        { host: '::1', port: 7002 },
      ],
      options: {},
    });
  });

  it('has a login and TLS for all nodes', () => {
    expect(parseRedisAddress('rediss+cluster://aivy:p%40ss@a')).toMatchObject({
      options: { username: 'aivy', password: 'p@ss', tls: {} },
    });
    expect(parseRedisAddress('redis+cluster://:secret@a')).toMatchObject({ options: { password: 'secret' } });
  });

  it('is whichever server the sentinels call the master', () => {
    expect(parseRedisAddress('redis+sentinel://:secret@s1,s2:26380/aivy?sentinelPassword=other')).toEqual({
      kind: 'sentinels',
      options: {
        name: 'aivy',
        password: 'secret',
        sentinelPassword: 'other',
        sentinels: [
          { host: 's1', port: 26379 },
          { host: 's2', port: 26380 },
        ],
      },
    });
  });

  it.each([
    'http://a',
    'redis+cluster:///name',
    'redis+cluster://a,,b',
    'redis+cluster://a:port',
    'redis+sentinel://a',
    'redis+ring://a',
    '',
  ])('is not %j, and the fault does not repeat it', (text) => {
    let said = '';
    try {
      parseRedisAddress(text);
    } catch (error) {
      said = String(error);
    }
    expect(said).toMatch(/must/);
    if (text) expect(said).not.toContain(text);
  });
});
