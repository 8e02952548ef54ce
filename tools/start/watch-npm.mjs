import fs from 'node:fs';

const LOOK_MS = 1_000;

/**
 * Calls `gone` once when the npm that runs this program is gone: it hands signals on, but nobody hears when it is killed.
 * Without npm nothing is watched: a program that somebody put into the background may outlive the shell.
 * @param {() => void} gone
 */
export function watchNpm(gone) {
  if (!process.env.npm_lifecycle_event) return;
  const links = [{ of: () => process.ppid }];
  // npm starts scripts by a shell; some shells stay in between.
  const shell = process.ppid;
  if (/^(ba|da|a|z)?sh$/.test(read(`/proc/${shell}/comm`).trim())) links.push({ of: () => parentOf(shell) });
  const before = links.map(({ of }) => of());
  const timer = setInterval(() => {
    if (links.every(({ of }, index) => of() === before[index])) return;
    clearInterval(timer);
    gone();
  }, LOOK_MS);
  timer.unref();
}

/** @param {number} pid */
const parentOf = (pid) =>
  Number(
    read(`/proc/${pid}/stat`)
      .replace(/^.*\) /s, '')
      .split(' ')[1],
  );

/** @param {string} file */
function read(file) {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
