import type { ServerEventName, ServerEvents } from '@aivy/contracts';

/** What the gateway tells an open page: the events of the contract. */
export type NoticeName = ServerEventName;

/** The part of socket.io's client that is used here. */
interface SocketClient {
  io(options: { path: string; transports: ['websocket']; auth: { token: string }; reconnectionAttempts: number }): {
    on(event: NoticeName, listener: (data: never) => void): unknown;
    close(): unknown;
  };
}

const loadClient = (): Promise<SocketClient> => import('socket.io-client');

/**
 * Calls back on the gateway's notices to this session's user. The library is loaded only when somebody waits; where it
 * cannot connect the caller's polling finds the news a little later.
 * @returns stops listening
 */
export function listenFor<Name extends NoticeName>(
  event: Name,
  token: string,
  onNotice: (data: ServerEvents[Name]) => void,
  load = loadClient,
): () => void {
  let isStopped = false;
  let close = (): void => undefined;
  load().then(
    ({ io }) => {
      if (isStopped) return;
      const socket = io({ path: '/socket.io', transports: ['websocket'], auth: { token }, reconnectionAttempts: 3 });
      socket.on(event, onNotice);
      close = () => void socket.close();
    },
    () => undefined,
  );
  return () => {
    isStopped = true;
    close();
  };
}
