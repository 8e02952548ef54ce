// A server process that cannot outlive us. It is in a process group of its own, so Ctrl-C reaches only us and we
// can stop things in the right order; and it is stopped when our end of a pipe closes, so even `kill -9` on us
// leaves no orphan.
import { spawn, spawnSync } from 'node:child_process';
import { settledWithin } from '../lib/settled-within.mjs';

/** What takes no signal, because it hangs or is frozen, is killed after this. */
const PATIENCE_S = 2;
/** The guard itself may be frozen with what it guards: then we kill. */
const GUARD_PATIENCE_MS = PATIENCE_S * 1_000 + 1_000;

/** Runs "$@" until our standard input ends; its children are killed with it, because frozen ones would not notice that it is gone. */
const GUARD = `
exec 3<&0
signal=$1 patience=$2
shift 2
"$@" </dev/null 3<&- &
child=$!
(
  read -r _ <&3
  kill -s "$signal" $child
  tenths=0
  while kill -0 $child && [ $tenths -lt $((patience * 10)) ]; do
    sleep 0.1 || sleep 1
    tenths=$((tenths + 1))
  done
  kill -0 $child || exit
  children=$(cat /proc/$child/task/$child/children || ps -A -o ppid= -o pid= | while read -r parent pid; do [ "$parent" = $child ] && echo $pid; done)
  kill -KILL $child $children
) >/dev/null 2>&1 &
wait $child
`;

/**
 * @param {string} command
 * @param {string[]} args
 * @param {{ stopSignal: 'INT' | 'TERM' | 'KILL' } & import('node:child_process').SpawnOptions} options
 */
export function spawnGuarded(command, args, { stopSignal, ...options }) {
  const posix = process.platform !== 'win32';
  const child = posix
    ? spawn('/bin/sh', ['-c', GUARD, 'guard', stopSignal, String(PATIENCE_S), command, ...args], {
        ...options,
        detached: true,
        stdio: ['pipe', 'ignore', 'pipe'],
      })
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
  child.stderr?.on('data', (chunk) => {
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
      if (posix) child.stdin?.end();
      else child.kill();
      if (await settledWithin(exited, GUARD_PATIENCE_MS)) return;
      killAll(child.pid);
      await exited;
    },
  };
}

/** A process, its group and its descendants, also those that made a group of their own. @param {number | undefined} pid */
function killAll(pid) {
  if (pid === undefined) return;
  const listed = spawnSync('ps', ['-A', '-o', 'ppid=', '-o', 'pid='], { encoding: 'utf8' }).stdout ?? '';
  const pairs = listed
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const doomed = [pid];
  for (const parent of doomed)
    doomed.push(...pairs.flatMap(([ppid, child]) => (ppid === parent && child !== undefined ? [child] : [])));
  for (const target of [-pid, ...doomed]) {
    try {
      process.kill(target, 'SIGKILL');
    } catch {
      // Gone already.
    }
  }
}
