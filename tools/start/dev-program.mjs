// What `npm run dev` does once the packages are there: the services restart when their sources change, the client
// is served by Vite, which replaces modules in the open page. Both are reached at one address.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { startBackingServers } from './backing-servers.mjs';
import { serverTarget } from '../build/server.mjs';
import { watchServer } from '../build/bundle.mjs';
import { lockData } from './data-lock.mjs';
import { endInOrder } from './end-in-order.mjs';
import { freePort } from '../lib/ports.mjs';
import { writeAddresses } from './running-addresses.mjs';
import { chatPort, gatewayPort, keyPrefix, serviceSettings } from './settings.mjs';
import { settledWithin } from '../lib/settled-within.mjs';
import { Undo } from '../lib/undo.mjs';
import { DIST, ROOT } from '../lib/workspace.mjs';

const BUILD = path.join(DIST, 'dev');
/** After this the services of the build before are killed. */
const STOP_MS = 6_000;
/** What the gateway answers; everything else is Vite's. */
const TO_GATEWAY = ['/api', '/dev', '/config.json'];

export async function run() {
  // About a config loader that Vite may use by default one day.
  process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true';
  const port = await gatewayPort(process.env, 'npm run dev');
  const ownChatPort = await chatPort(process.env, 'npm run dev');
  const undo = new Undo();
  let stopping = false;
  const end = endInOrder({
    stop: () => {
      stopping = true;
      return undo.run();
    },
  });
  try {
    const dataDir = path.resolve(ROOT, process.env.AIVY_DATA_DIR || '.aivy');
    undo.add(lockData(dataDir));
    const { databaseUrl, redisUrl, notes, lost } = await startBackingServers(dataDir, undo);
    undo.add(writeAddresses(dataDir, { databaseUrl, redisUrl, keyPrefix: keyPrefix(process.env) }));
    const apiPort = await freePort();
    const url = `http://localhost:${port}`;
    const settings = serviceSettings(process.env, {
      databaseUrl,
      redisUrl,
      port: apiPort,
      chatPort: ownChatPort,
      url,
      logLevel: 'info',
    });
    const services = new Services({ ...settings, REPORT_THREAD: path.join(BUILD, 'analyst/thread.js') });
    undo.add(() => services.stop(), { what: 'The services', limitMs: STOP_MS + 500 });
    const watcher = watchServer(serverTarget(BUILD), {
      onBuilt: () => services.restart(),
      onError: (error) => console.error(error.message),
    });
    undo.add(() => watcher.close());
    const vite = await startVite(port, apiPort);
    undo.add(() => vite.close());
    for (const note of notes) console.log(note);
    console.log(`Aivy in development at ${url}, mails at ${url}/dev/mailbox (Ctrl-C stops it)`);
    const who = await lost;
    if (stopping) return;
    console.error(`${who} ended unexpectedly; stopping.`);
    await end(1);
  } catch (error) {
    await undo.run();
    throw error;
  }
}

/** @param {number} port @param {number} apiPort where the gateway listens */
async function startVite(port, apiPort) {
  const { createServer } = await import('vite');
  const target = `http://127.0.0.1:${apiPort}`;
  const proxy = {
    ...Object.fromEntries(TO_GATEWAY.map((prefix) => [prefix, { target }])),
    '/socket.io': { target, ws: true },
  };
  const server = await createServer({
    root: path.join(ROOT, 'apps/web'),
    server: { port, strictPort: true, host: '127.0.0.1', proxy },
    clearScreen: false,
    logLevel: 'warn',
  });
  return server.listen();
}

/** One child with all services; a restart waits for the old one to let go of its ports. */
class Services {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  #child;
  #turn = Promise.resolve();

  /** @param {NodeJS.ProcessEnv} env */
  constructor(env) {
    this.env = env;
  }

  restart() {
    this.#turn = this.#turn.then(async () => {
      await this.#end();
      const child = spawn(
        process.execPath,
        ['--enable-source-maps', path.join(ROOT, 'tools/start/dev-services.mjs'), BUILD],
        { cwd: ROOT, env: this.env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'], detached: true },
      );
      child.once('message', () => console.log('Services are ready.'));
      this.#child = child;
    });
    return this.#turn;
  }

  stop() {
    this.#turn = this.#turn.then(() => this.#end());
    return this.#turn;
  }

  async #end() {
    const child = this.#child;
    if (!child || child.exitCode !== null) return;
    const exited = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    if (!(await settledWithin(exited, STOP_MS))) child.kill('SIGKILL');
    await exited;
  }
}
