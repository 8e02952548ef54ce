/** The part of socket.io's client that is used here. */
interface SocketClient {
  io(options: { path: string; transports: ['websocket']; auth: { token: string }; reconnectionAttempts: number }): {
    on(event: 'report:ready', listener: () => void): unknown;
    close(): unknown;
  };
}

const loadClient = (): Promise<SocketClient> => import('socket.io-client');

/**
 * Calls back when the gateway says that the report of this session's user is ready. The library is loaded only when
 * somebody waits; where it cannot connect the caller's polling finds the report a little later.
 * @returns stops listening
 */
export function listenForReport(token: string, onReady: () => void, load = loadClient): () => void {
  let isStopped = false;
  let close = (): void => undefined;
  load().then(
    ({ io }) => {
      if (isStopped) return;
      const socket = io({ path: '/socket.io', transports: ['websocket'], auth: { token }, reconnectionAttempts: 3 });
      socket.on('report:ready', onReady);
      close = () => void socket.close();
    },
    () => undefined,
  );
  return () => {
    isStopped = true;
    close();
  };
}
