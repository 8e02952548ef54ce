import fs from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { allCalls } from '@aivy/contracts';

const read = (name: string): string => fs.readFileSync(`deploy/nginx/${name}`, 'utf8');
const locations = [...read('to-gateways.inc').matchAll(/location (\S+) \{([^}]*)\}/g)].map(
  ([, path = '', body = '']) => ({
    path,
    repeats: body.includes('non_idempotent'),
    beginsAnew: body.includes('error_page'),
  }),
);

describe('nginx in front of the gateways', () => {
  it('gives a call that broke off to another gateway only where the contract lets it be repeated', () => {
    const repeated = locations.filter(({ repeats }) => repeats).map(({ path }) => path);
    expect(repeated).not.toEqual([]);
    const calls = allCalls.filter((call) => repeated.some((path) => `/api${call.path}`.startsWith(path)));
    expect(calls.length).toBeGreaterThan(0);
    expect(calls.filter(({ idempotent }) => !idempotent).map(({ pattern }) => pattern)).toEqual([]);
  });

  it('has a call begin anew only where it may be repeated', () => {
    const anew = locations.filter(({ beginsAnew }) => beginsAnew);
    expect(anew).not.toEqual([]);
    for (const { repeats } of anew) expect(repeats).toBe(true);
  });

  it.each(['aivy.conf', 'compose.conf'])(
    '%s strikes off no gateway, and lets go of its connections before one that stops does',
    (name) => {
      const site = read(name);
      expect(site).toContain('include /etc/nginx/aivy/to-gateways.inc;');
      const servers = [...site.matchAll(/server gateway:\d+[^;]*;/g)].map(([line]) => line);
      expect(servers).not.toEqual([]);
      for (const server of servers) expect(server).toContain('max_fails=0');
      for (const [, seconds] of site.matchAll(/keepalive_timeout (\d+)s;/g))
        // Five seconds is what a gateway serves on for.
        expect(Number(seconds)).toBeLessThan(5);
    },
  );
});
