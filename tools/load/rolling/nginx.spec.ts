import fs from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { allCalls } from '@aivy/contracts';

const site = fs.readFileSync('deploy/nginx/aivy.conf', 'utf8');
const locations = [...site.matchAll(/location (\S+) \{([^}]*)\}/g)].map(([, path = '', body = '']) => ({
  path,
  repeats: body.includes('non_idempotent'),
}));

describe('deploy/nginx/aivy.conf', () => {
  it('gives a call that broke off to another gateway only where the contract lets it be repeated', () => {
    const repeated = locations.filter(({ repeats }) => repeats).map(({ path }) => path);
    expect(repeated).not.toEqual([]);
    const calls = allCalls.filter((call) => repeated.some((path) => `/api${call.path}`.startsWith(path)));
    expect(calls.length).toBeGreaterThan(0);
    expect(calls.filter(({ idempotent }) => !idempotent).map(({ pattern }) => pattern)).toEqual([]);
  });

  it('strikes off no gateway, and lets go of its connections before one that stops does', () => {
    expect(site).toMatch(/server gateway:3000 max_fails=0;/);
    // Five seconds is what a gateway serves on for.
    expect(Number(/keepalive_timeout (\d+)s;/.exec(site)?.[1])).toBeLessThan(5);
  });
});
