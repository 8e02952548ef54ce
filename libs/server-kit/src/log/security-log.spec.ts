import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { pino } from 'pino';
import { SecurityLog } from './security-log.js';

/** The lines that a log of this level writes. */
function linesAt(level: string, write: (log: SecurityLog) => void): Record<string, unknown>[] {
  const lines: string[] = [];
  write(new SecurityLog(pino({ level }, { write: (line: string) => void lines.push(line) })));
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
}

describe('the security log', () => {
  it('says what happened to which account from where, and hashes the e-mail', () => {
    const [line] = linesAt('info', (log) =>
      log.record('sign-in.failed', {
        email: 'Maya@Example.org',
        address: '203.0.113.9',
        code: 'AUTH-WRONGPASSWORD',
        userId: 'u1',
      }),
    );
    const hash = createHash('sha256').update('maya@example.org').digest('hex');
    expect(line).toMatchObject({
      log: 'security',
      event: 'sign-in.failed',
      user_id: 'u1',
      address: '203.0.113.9',
      code: 'AUTH-WRONGPASSWORD',
      email_hash: hash.slice(0, 16),
      level: 30,
    });
    expect(JSON.stringify(line).toLowerCase()).not.toContain('maya');
  });

  it('takes nothing but the facts it names', () => {
    const [line] = linesAt('info', (log) =>
      log.record('sign-in.failed', { address: '203.0.113.9', password: 'secret', token: 'secret' } as {
        address: string;
      }),
    );
    expect(Object.keys(line!).sort()).toEqual(['address', 'event', 'hostname', 'level', 'log', 'msg', 'pid', 'time']);
  });

  it('is written although other lines are not wanted, and is silent where all is', () => {
    expect(linesAt('error', (log) => log.record('account.deleted', { userId: 'u1' }))).toHaveLength(1);
    expect(linesAt('silent', (log) => log.record('account.deleted', { userId: 'u1' }))).toHaveLength(0);
  });
});
