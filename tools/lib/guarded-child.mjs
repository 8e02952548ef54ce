// A server process that cannot outlive us. It is in a process group of its own, so Ctrl-C reaches only us and we
// can stop things in the right order; and it is stopped when our end of a pipe closes, so even `kill -9` on us
// leaves no orphan.
import { spawn } from 'node:child_process';

const GUARD = 'exec 3<&0; signal=$1; shift; "$@" </dev/null 3<&- & child=$!; ( read -r _ <&3; kill -s "$signal" $child 2>/dev/null ) >/dev/null 2>&1 & wait $child';

/**
 * @param {string} command
 * @param {string[]} args
 * @param {{ stopSignal: 'INT' | 'TERM' | 'KILL' } & import('node:child_process').SpawnOptions} options
 */
export function spawnGuarded(command, args, { stopSignal, ...options }) {
  const posix = process.platform !== 'win32';
  const child = posix
    ? spawn('/bin/sh', ['-c', GUARD, 'guard', stopSignal, command, ...args], { ...options, detached: true, stdio: ['pipe', 'ignore', 'pipe'] })
    : spawn(command, args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
  const exited = new Promise((resolve) => {
    child.once('exit', resolve);
    child.once('error', resolve);
  });
  let alive = true;
  void exited.then(() => {
    alive = false;
    child.stdin?.destroy();
  });
  let log = '';
  child.stderr.on('data', (chunk) => {
    log = (log + chunk).slice(-4_000);
  });
  child.stdin?.on('error', () => undefined);
  return {
    child,
    exited,
    isAlive: () => alive,
    log: () => log,
    async stop() {
      if (!alive) return;
      if (posix) child.stdin.end();
      else child.kill();
      await exited;
    },
  };
}
