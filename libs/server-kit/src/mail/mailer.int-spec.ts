import { createServer, type Server } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { testRedis, type TestRedis } from '@aivy/server-testing';
import { readMailbox } from './mailbox.js';
import { Mailer } from './mailer.js';

const mail = (to: string, subject = 'Your code') => ({
  to,
  subject,
  text: 'It is 123456.',
  html: '<p>It is <b>123456</b>.</p>',
});

let redis: TestRedis;
let server: Server | undefined;
beforeEach(async () => {
  redis = await testRedis();
});
afterEach(async () => {
  await redis.close();
  server?.close();
  server = undefined;
});

const mailer = (mailUrl?: string): Mailer =>
  new Mailer({ mailUrl, mailFrom: 'Aivy <hello@aivy.test>', redis: redis.redis, prefix: redis.prefix });

/** Speaks as much SMTP as one mail needs; `refuse` answers the recipient with a permanent error. */
async function smtp(refuse = false): Promise<{ url: string; received: () => string }> {
  let text = '';
  server = createServer((socket) => {
    let inData = false;
    socket.write('220 test\r\n');
    socket.on('data', (chunk) => {
      text += chunk.toString();
      if (inData) {
        if (!/\r\n\.\r\n$/.test(text)) return;
        inData = false;
        socket.write('250 taken\r\n');
      } else if (/^DATA/m.test(chunk.toString())) {
        inData = true;
        socket.write('354 go on\r\n');
      } else if (/^RCPT/m.test(chunk.toString()) && refuse) socket.write('550 no such person\r\n');
      else if (/^QUIT/m.test(chunk.toString())) socket.end('221 bye\r\n');
      else socket.write('250 ok\r\n');
    });
  });
  const listening = server;
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  const address = listening.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { url: `smtp://127.0.0.1:${address.port}?ignoreTLS=true`, received: () => text };
}

describe('mail', () => {
  it('stays in the mailbox without a mail server, newest first', async () => {
    await mailer().send(mail('a@example.com', 'first'));
    await mailer().send(mail('a@example.com', 'second'));
    const mails = await readMailbox(redis.redis, redis.prefix);
    expect(mails.map(({ subject }) => subject)).toEqual(['second', 'first']);
    expect(mails[0]).toMatchObject({
      from: 'Aivy <hello@aivy.test>',
      to: 'a@example.com',
      text: 'It is 123456.',
      html: '<p>It is <b>123456</b>.</p>',
    });
  });

  it('is found by address, whatever its case', async () => {
    await mailer().send(mail('Ann@Example.com'));
    await mailer().send(mail('bob@example.com'));
    expect((await readMailbox(redis.redis, redis.prefix, 'ann@example.com')).map(({ to }) => to)).toEqual([
      'Ann@Example.com',
    ]);
  });

  it('keeps the newest 200', async () => {
    const own = mailer();
    for (let n = 1; n <= 205; n += 1) await own.send(mail('a@example.com', String(n)));
    const subjects = (await readMailbox(redis.redis, redis.prefix)).map(({ subject }) => subject);
    expect(subjects).toHaveLength(200);
    expect([subjects[0], subjects[199]]).toEqual(['205', '6']);
  });

  it('goes out by SMTP when there is a mail server, and not into the mailbox', async () => {
    const { url, received } = await smtp();
    await mailer(url).send(mail('a@example.com'));
    expect(received()).toContain('RCPT TO:<a@example.com>');
    expect(received()).toContain('It is 123456.');
    expect(await readMailbox(redis.redis, redis.prefix)).toEqual([]);
  });

  it('carries the headers it was given, by SMTP and in the mailbox', async () => {
    const headers = { 'List-Unsubscribe': '<https://aivy.test/unsubscribe?token=t>' };
    const { url, received } = await smtp();
    await mailer(url).send({ ...mail('a@example.com'), headers });
    expect(received()).toContain('List-Unsubscribe: <https://aivy.test/unsubscribe?token=t>\r\n');
    await mailer().send({ ...mail('a@example.com'), headers });
    expect((await readMailbox(redis.redis, redis.prefix))[0]?.headers).toEqual(headers);
  });

  it('fails when the mail server refuses the recipient', async () => {
    const { url } = await smtp(true);
    await expect(mailer(url).send(mail('nobody@example.com'))).rejects.toThrow('550');
  });

  it('fails when there is nobody at the address of the mail server', async () => {
    await expect(mailer('smtp://127.0.0.1:1').send(mail('a@example.com'))).rejects.toThrow('ECONNREFUSED');
  });
});
