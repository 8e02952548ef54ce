import { describe, expect, it } from '@jest/globals';
import { networkOf } from './network.js';

describe('the network of an address', () => {
  it.each([
    ['203.0.113.77', '203.0.113.*'],
    ['::ffff:203.0.113.77', '203.0.113.*'],
    ['2001:DB8:85a3:8d3:1319:8a2e:370:7348', '2001:db8:85a3:*'],
    ['2001:db8::1', '2001:db8:0:*'],
    ['2001:db8::ffff:203.0.113.77', '2001:db8:0:*'],
    ['::1', '0:0:0:*'],
    ['fe80::1%eth0', 'fe80:0:0:*'],
    ['not an address', ''],
    [undefined, ''],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
