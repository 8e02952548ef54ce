import { ConfigError } from '@aivy/server-kit';
import { loadConfig } from './config.js';

const good = { DATABASE_URL: 'postgres://aivy@db/aivy', REDIS_URL: 'redis://cache' };

function faults(env: NodeJS.ProcessEnv): readonly string[] {
  try {
    loadConfig({ ...good, ...env });
    return [];
  } catch (error) {
    return (error as ConfigError).faults;
  }
}

describe('the configuration of the gateway', () => {
  it('refuses to show mails in production, beside all other faults', () => {
    expect(faults({ NODE_ENV: 'production', DEV_MAILBOX: '1' })).toEqual([
      expect.stringMatching(/^DEV_MAILBOX.*must not be 1 in production/),
    ]);
    expect(faults({ NODE_ENV: 'production', DEV_MAILBOX: '1', MAX_REQUESTS: '0' })).toHaveLength(2);
    for (const DEV_MAILBOX of ['', '0']) expect(faults({ NODE_ENV: 'production', DEV_MAILBOX })).toEqual([]);
    for (const NODE_ENV of ['', 'development', 'test']) expect(faults({ NODE_ENV, DEV_MAILBOX: '1' })).toEqual([]);
  });
});
