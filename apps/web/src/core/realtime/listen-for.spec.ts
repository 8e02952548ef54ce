import { jest } from '@jest/globals';
import { listenFor } from './listen-for';

function fakeClient() {
  const listeners = new Map<string, () => void>();
  const socket = {
    on: jest.fn((event: string, listener: () => void) => listeners.set(event, listener)),
    close: jest.fn(),
  };
  const io = jest.fn(() => socket);
  return { io, socket, emit: (event: string) => listeners.get(event)?.(), load: () => Promise.resolve({ io }) };
}
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('a notice of the gateway', () => {
  it('comes over the session’s own socket and is passed on', async () => {
    const client = fakeClient();
    const onReady = jest.fn();
    listenFor('learner:updated', 't0ken', onReady, client.load);
    await settled();
    expect(client.io).toHaveBeenCalledWith(expect.objectContaining({ path: '/socket.io', auth: { token: 't0ken' } }));
    // Long polling would meet another gateway with every request.
    expect(client.io).toHaveBeenCalledWith(expect.objectContaining({ transports: ['websocket'] }));
    client.emit('report:ready');
    expect(onReady).not.toHaveBeenCalled();
    client.emit('learner:updated');
    expect(onReady).toHaveBeenCalledTimes(1);
  });

  it('closes the socket when nobody waits any more', async () => {
    const client = fakeClient();
    const stop = listenFor('report:ready', 't', () => undefined, client.load);
    await settled();
    stop();
    expect(client.socket.close).toHaveBeenCalledTimes(1);
  });

  it('opens no socket when the waiting ended before the library was there', async () => {
    const client = fakeClient();
    listenFor('report:ready', 't', () => undefined, client.load)();
    await settled();
    expect(client.io).not.toHaveBeenCalled();
  });

  it('stays silent when the library cannot be loaded', async () => {
    const onReady = jest.fn();
    listenFor('report:ready', 't', onReady, () => Promise.reject(new Error('offline')));
    await settled();
    expect(onReady).not.toHaveBeenCalled();
  });
});
