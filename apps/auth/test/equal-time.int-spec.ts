import net from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { requestResetPassword, signIn, type Call } from '@aivy/contracts';
import { waitFor } from '@aivy/server-testing';
import { AuthUnderTest } from './auth-under-test.js';
import { median } from './median.js';

let auth: AuthUnderTest;
let account: string;
let mailServer: net.Server;
const held: net.Socket[] = [];
beforeAll(async () => {
  // Takes connections and never says a word: whoever waits for the mail waits ten seconds.
  mailServer = net.createServer((socket) => held.push(socket.on('error', () => undefined)));
  await new Promise<void>((resolve) => mailServer.listen(0, '127.0.0.1', resolve));
  auth = await AuthUnderTest.start({ MAIL_URL: `smtp://127.0.0.1:${(mailServer.address() as net.AddressInfo).port}` });
  account = 'maya@example.com';
  await auth.system.database.query(
    `insert into auth.users (user_id, email, name, password_hash) values (gen_random_uuid(), $1, 'Maya', $2)`,
    [account, '$argon2id$v=19$m=19456,t=2,p=1$bTUsLMNlM0IZqj9YYAYYgA$0000000000000000000000000000000000000000000'],
  );
});
afterAll(async () => {
  for (const socket of held) socket.destroy();
  mailServer.close();
  await auth.close();
});

/** Median milliseconds of a call for an address with an account and for one without, asked in turn. */
async function times<C extends Call>(
  call: C,
  input: (email: string) => Record<string, unknown>,
  count: number,
): Promise<{ known: number; unknown: number }> {
  const lists = { known: [] as number[], unknown: [] as number[] };
  for (let i = 0; i < count; i++) {
    for (const who of ['known', 'unknown'] as const) {
      const begin = performance.now();
      await auth.call(call, input(who === 'known' ? account : auth.newEmail()) as never).catch(() => undefined);
      lists[who].push(performance.now() - begin);
    }
  }
  return { known: median(lists.known), unknown: median(lists.unknown) };
}

describe('time tells nobody whether an account exists', () => {
  it('at sign-in', async () => {
    const { known, unknown } = await times(signIn, (email) => ({ email, password: 'a guess' }), 15);
    expect(unknown / known).toBeGreaterThan(0.5);
    expect(unknown / known).toBeLessThan(2);
  });

  it('at a request to reset the password: the mail is sent behind the answer', async () => {
    const { known, unknown } = await times(requestResetPassword, (email) => ({ email }), 9);
    await waitFor(async () => held.length > 0);
    // The mail server keeps everybody waiting; an answer does not wait for it.
    expect(known).toBeLessThan(1_000);
    expect(Math.abs(known - unknown)).toBeLessThan(100);
  });
});
