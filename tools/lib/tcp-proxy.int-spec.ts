import net from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { startTcpProxy } from './tcp-proxy.mjs';

let echo: net.Server;
let proxy: Awaited<ReturnType<typeof startTcpProxy>>;
beforeEach(async () => {
  echo = net.createServer((socket) => socket.on('error', () => undefined).pipe(socket));
  await new Promise<void>((resolve) => echo.listen(0, '127.0.0.1', resolve));
  const address = echo.address();
  if (address === null || typeof address === 'string') throw new Error('the echo has no port');
  proxy = await startTcpProxy({ port: address.port });
});
afterEach(async () => {
  await proxy.stop();
  await new Promise((resolve) => echo.close(resolve));
});

/** A connection that notes what comes back and how it ended. */
function connect() {
  const seen = { text: '', ended: '' };
  const socket = net.connect(proxy.port, '127.0.0.1');
  socket.on('data', (bytes) => (seen.text += String(bytes)));
  socket.on('error', (error) => (seen.ended = String(Reflect.get(error, 'code'))));
  socket.on('close', () => (seen.ended ||= 'closed'));
  return { socket, seen };
}

async function comes(holds: () => boolean): Promise<void> {
  for (const end = Date.now() + 2_000; Date.now() < end && !holds();) await pause(5);
  expect(holds()).toBe(true);
}

describe('the wire of a drill', () => {
  it('hands everything on, in order, also when it is slow', async () => {
    const { socket, seen } = connect();
    proxy.delay(60);
    const startedAt = performance.now();
    for (const word of ['one ', 'two ', 'three']) socket.write(word);
    await comes(() => seen.text === 'one two three');
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(115);
    socket.destroy();
  });

  it('says nothing while it is dead, keeps connections open, and goes on where it stood', async () => {
    const { socket, seen } = connect();
    socket.write('before ');
    await comes(() => seen.text === 'before ');
    proxy.set('dead');
    socket.write('meanwhile');
    await pause(150);
    expect(seen).toEqual({ text: 'before ', ended: '' });
    proxy.set('open');
    await comes(() => seen.text === 'before meanwhile');
    socket.destroy();
  });

  it('keeps half-open connections silent while new ones work', async () => {
    const old = connect();
    old.socket.write('x');
    await comes(() => old.seen.text === 'x');
    proxy.mute();
    old.socket.write('y');
    const young = connect();
    young.socket.write('z');
    await comes(() => young.seen.text === 'z');
    expect(old.seen).toEqual({ text: 'x', ended: '' });
    young.socket.destroy();
  });

  it('resets connections when it is cut and refuses new ones until it is open again', async () => {
    const before = connect();
    before.socket.write('x');
    await comes(() => before.seen.text === 'x');
    proxy.set('cut');
    await comes(() => before.seen.ended === 'ECONNRESET');
    const meanwhile = connect();
    await comes(() => meanwhile.seen.ended !== '');
    proxy.set('open');
    const after = connect();
    after.socket.write('y');
    await comes(() => after.seen.text === 'y');
    after.socket.destroy();
  });
});
