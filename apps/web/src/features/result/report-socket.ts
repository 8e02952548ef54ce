/**
 * Calls back when the gateway says that the report of this session's user is ready. The library is loaded only when
 * somebody waits; where it cannot connect the caller's polling finds the report a little later.
 * @returns stops listening
 */
export function listenForReport(token: string, onReady: () => void): () => void {
  let stopped = false;
  let close = (): void => undefined;
  void import('socket.io-client').then(
    ({ io }) => {
      if (stopped) return;
      const socket = io({ path: '/socket.io', auth: { token }, reconnectionAttempts: 3 });
      socket.on('report:ready', onReady);
      close = () => socket.close();
    },
    () => undefined,
  );
  return () => {
    stopped = true;
    close();
  };
}
