import { watchNpm } from './watch-npm.mjs';

/** Everything is over by then, whatever hangs. The servers' guards need some of what is left of fifteen seconds. */
const HARD_END_MS = 12_500;
/** Ctrl-C reaches us twice, from the terminal and from npm: that is one wish, not two. */
const ONE_WISH_MS = 1_000;

/**
 * How a program of ours ends: in order, on SIGINT, SIGTERM, SIGHUP, and when the npm that runs it is gone; at once on a
 * second signal; and in any case before fifteen seconds are over.
 * @param {{ stop: () => Promise<void>, kill?: () => void }} how `kill` ends at once what would not end with us
 * @returns {(code: number) => Promise<void>} ends the program with that exit code
 */
export function endInOrder({ stop, kill = () => undefined }) {
  /** @type {number | undefined} */
  let since;
  /** @param {number} code */
  const leave = (code) => {
    kill();
    process.exit(code);
  };
  /** @param {number} code */
  const end = async (code) => {
    if (since !== undefined) return;
    since = performance.now();
    setTimeout(() => {
      console.error('Not everything ended in time: what is left is killed.');
      leave(code || 1);
    }, HARD_END_MS);
    await stop().catch((error) => {
      console.error(error);
      process.exitCode = 1;
    });
    leave(code || Number(process.exitCode ?? 0));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      if (since !== undefined && performance.now() - since > ONE_WISH_MS) leave(1);
      else void end(0);
    });
  }
  // A terminal or a pipe that is gone must not keep us from stopping in order.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  watchNpm(() => void end(1));
  return end;
}
