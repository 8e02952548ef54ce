import { describe, expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { baseConfig, sendsMail } from './base-config.js';
import { ConfigError, parseConfig } from './parse-config.js';

const good = { DATABASE_URL: 'postgres://postgres@localhost:5432/aivy', REDIS_URL: 'redis://localhost:6379' };

function faultsOf(env: NodeJS.ProcessEnv): readonly string[] {
  try {
    parseConfig(baseConfig, env);
  } catch (error) {
    if (error instanceof ConfigError) return error.faults;
    throw error;
  }
  return [];
}

describe('parseConfig', () => {
  it('fills in the defaults', () => {
    expect(parseConfig(baseConfig, good)).toEqual({
      ...good,
      HOST: '127.0.0.1',
      KEY_PREFIX: 'aivy',
      RPC_SHARDS: 1,
      DATABASE_POOL_SIZE: 8,
      DATABASE_PREPARED: 'on',
      LOG_LEVEL: 'info',
      PUBLIC_URL: 'http://localhost:3000',
      MAIL_FROM: 'Aivy <hello@aivy.local>',
    });
  });

  it('names every fault at once', () => {
    const faults = faultsOf({
      REDIS_URL: 'http://localhost',
      LOG_LEVEL: 'loud',
      METRICS_PORT: '70000',
      KEY_PREFIX: 'a b',
      MAIL_URL: 'mail.example.com',
    });
    expect(faults.map((fault) => fault.split(/[: ]/)[0])).toEqual([
      'DATABASE_URL',
      'REDIS_URL',
      'KEY_PREFIX',
      'LOG_LEVEL',
      'METRICS_PORT',
      'MAIL_URL',
    ]);
    expect(faults[0]).toBe('DATABASE_URL is missing');
  });

  it('takes an empty variable for an absent one', () => {
    expect(parseConfig(baseConfig, { ...good, MAIL_URL: '', KEY_PREFIX: ' ' })).toMatchObject({ KEY_PREFIX: 'aivy' });
    expect(faultsOf({ ...good, DATABASE_URL: '' })).toEqual(['DATABASE_URL is missing']);
  });

  it('reads a port as a number', () => {
    expect(parseConfig(baseConfig, { ...good, METRICS_PORT: '9400' }).METRICS_PORT).toBe(9400);
    expect(faultsOf({ ...good, METRICS_PORT: '94OO' })).toHaveLength(1);
  });

  it('keeps values, which may be secrets, out of the message', () => {
    const [fault] = faultsOf({ ...good, DATABASE_URL: 'mysql://root:hunter2@db' });
    expect(fault).toMatch(/^DATABASE_URL: /);
    expect(fault).not.toContain('hunter2');
  });

  it('lets a service add variables of its own', () => {
    const schema = z.extend(baseConfig, { PORT: z.string() });
    expect(() => parseConfig(schema, good)).toThrow('PORT is missing');
  });

  it('wants a mail server in production from a program that sends mail, beside all other faults', () => {
    const faults = (env: NodeJS.ProcessEnv): readonly string[] => {
      try {
        parseConfig(sendsMail(baseConfig), env);
        return [];
      } catch (error) {
        return (error as ConfigError).faults;
      }
    };
    const production = { ...good, NODE_ENV: 'production' };
    expect(faults(production)).toEqual([expect.stringMatching(/^MAIL_URL must be set in production/)]);
    expect(faults({ ...production, LOG_LEVEL: 'loud' })).toHaveLength(2);
    expect(faults({ ...production, MAIL_URL: 'smtp://mail:1025' })).toEqual([]);
    expect(faults({ ...good, NODE_ENV: 'development' })).toEqual([]);
    expect(faults(good)).toEqual([]);
    expect(() => parseConfig(baseConfig, production)).not.toThrow();
  });
});
