import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { freePort } from './free-port.js';
import { waitFor } from './wait-for.js';

/** As deploy/pgbouncer tells operators. */
const SETTINGS = path.resolve('deploy/pgbouncer/pgbouncer.ini');

/** Is there one on this machine? Debian: `apt install pgbouncer`. */
export const hasPgBouncer = spawnSync('pgbouncer', ['--version']).status === 0;

export interface PgBouncer {
  /** The database behind it. */
  url: string;
  stop(): Promise<void>;
}

/** A pooler of one suite before a database, in transaction mode, with so many connections to PostgreSQL. */
export async function startPgBouncer(databaseUrl: string, connections: number): Promise<PgBouncer> {
  const { hostname, port, pathname, username, password } = new URL(databaseUrl);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pgbouncer-'));
  const file = path.join(folder, 'pgbouncer.ini');
  const own = await freePort();
  const name = pathname.slice(1);
  const behind = `host=${hostname} port=${port || 5432} dbname=${name} user=${username} password=${decodeURIComponent(password)}`;
  const settings = `%include ${SETTINGS}
default_pool_size = ${connections}
listen_addr = 127.0.0.1
listen_port = ${own}
unix_socket_dir =
auth_type = any
[databases]
${name} = ${behind}
`;
  fs.writeFileSync(file, settings);
  // It refuses to run as root.
  if (process.getuid?.() === 0) for (const each of [folder, file]) fs.chownSync(each, 65_534, 65_534);
  const child = spawn('pgbouncer', [...(process.getuid?.() === 0 ? ['-u', 'nobody'] : []), file], { stdio: 'pipe' });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (said += text.toString()));
  const stop = async (): Promise<void> => {
    await ended(child);
    fs.rmSync(folder, { recursive: true, force: true });
  };
  try {
    await waitFor(() => answers(own));
  } catch {
    await stop();
    throw new Error(`PgBouncer does not start: ${said}`);
  }
  return { url: `postgres://${username}:x@127.0.0.1:${own}/${name}`, stop };
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await gone;
}

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1');
    const say = (is: boolean) => () => {
      socket.destroy();
      resolve(is);
    };
    socket.once('connect', say(true)).once('error', say(false));
  });
