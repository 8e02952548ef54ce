import path from 'node:path';
import { startBackingServers } from './backing-servers.mjs';
import { lockData } from './data-lock.mjs';
import { formulasFile } from './formulas-file.mjs';
import { prepareDatabase } from '../database/prepare.mjs';
import { runNode } from '../lib/run-node.mjs';
import { writeAddresses } from './running-addresses.mjs';
import { chatPort, gatewayPort, keyPrefix, serviceSettings } from './settings.mjs';
import { startSplit, startTogether } from './services.mjs';
import { Undo } from '../lib/undo.mjs';
import { DIST, ROOT } from '../lib/workspace.mjs';

/**
 * Everything, from nothing to a listening gateway.
 * @param {{ env?: NodeJS.ProcessEnv, split?: boolean, build?: boolean, onPhase?: (text: string) => void }} options
 * @returns {Promise<{ url: string, databaseUrl: string, notes: string[], mailbox: string | undefined, lost: Promise<string>, stop: () => Promise<void>, kill: () => void }>} `lost` says what ended by itself; `kill` ends at once what would not end with us
 */
export async function startSystem({ env = process.env, split = false, build = true, onPhase = () => undefined } = {}) {
  const port = await gatewayPort(env, 'npm start');
  const ownChatPort = await chatPort(env, 'npm start');
  const undo = new Undo();
  try {
    const dataDir = path.resolve(ROOT, env.AIVY_DATA_DIR || '.aivy');
    undo.add(lockData(dataDir));
    onPhase('Building and starting the database …');
    const building = build
      ? runNode(['tools/build/main.mjs'], 'The build failed; the lines above say why.')
      : undefined;
    // Both to their end: a database that is still starting could not be stopped.
    const [servers, builds] = await Promise.allSettled([startBackingServers(dataDir, undo, env), building]);
    if (servers.status === 'rejected') throw servers.reason;
    if (builds.status === 'rejected') throw builds.reason;
    const { databaseUrl, redisUrl, notes, lost } = servers.value;

    undo.add(writeAddresses(dataDir, { databaseUrl, redisUrl, keyPrefix: keyPrefix(env) }));
    onPhase('Preparing the data …');
    await prepareDatabase(databaseUrl, DIST, formulasFile());
    onPhase('Starting the services …');
    const url = env.PUBLIC_URL || `http://localhost:${port}`;
    /** @type {NodeJS.ProcessEnv} */
    const settings = {
      ...serviceSettings(env, { databaseUrl, redisUrl, port, chatPort: ownChatPort, url, logLevel: 'warn' }),
      WEB_DIR: path.join(DIST, 'web'),
      REPORT_THREAD: path.join(DIST, 'analyst/thread.js'),
    };
    const services = await (split ? startSplit : startTogether)(settings, undo);
    return {
      url,
      databaseUrl,
      notes,
      mailbox: env.MAIL_URL || settings.DEV_MAILBOX !== '1' ? undefined : `http://localhost:${port}/dev/mailbox`,
      lost: Promise.race([lost, services.lost]),
      stop: () => undo.run(),
      kill: services.kill,
    };
  } catch (error) {
    await undo.run();
    throw error;
  }
}
