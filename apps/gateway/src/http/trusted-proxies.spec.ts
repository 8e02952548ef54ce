import { describe, expect, it } from '@jest/globals';
import { trustedProxies } from './trusted-proxies.js';

describe('TRUST_PROXY', () => {
  it('as a number trusts that many hops, whatever their addresses', () => {
    const trust = trustedProxies('2')!;
    expect([0, 1, 2, 3].map((hop) => trust('203.0.113.9', hop))).toEqual([true, true, false, false]);
    expect(trustedProxies('0')!('127.0.0.1', 0)).toBe(false);
  });

  it('as networks trusts their members alone, however many hops', () => {
    const trust = trustedProxies('10.0.0.0/8, 192.168.1.7,fd00::/8')!;
    for (const member of ['10.200.3.4', '192.168.1.7', 'fd12::1', '::ffff:10.1.1.1'])
      expect([member, trust(member, 5)]).toEqual([member, true]);
    for (const stranger of ['11.0.0.1', '192.168.1.8', 'fe80::1', 'unknown', '', '10.0.0.1, 8.8.8.8'])
      expect([stranger, trust(stranger, 0)]).toEqual([stranger, false]);
  });

  it.each(['true', '-1', '10.0.0.0/33', '10.0.0.0/8/8', '10.0.0.0/', '10.0.0', 'proxy.example.com', '10.0.0.1,,'])(
    'cannot be %s',
    (text) => {
      expect(trustedProxies(text)).toBeUndefined();
    },
  );
});
