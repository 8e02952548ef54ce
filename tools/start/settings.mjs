import { Fault } from '../lib/fault.mjs';
import { isFree } from '../lib/ports.mjs';

/**
 * The port of the gateway: PORT, or 3000.
 * @param {NodeJS.ProcessEnv} env
 * @param {string} command what the person typed, for the advice
 * @throws Fault when it is no port, or somebody listens on it
 */
export async function gatewayPort(env, command) {
  const port = Number(env.PORT || 3000);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Fault(`PORT must be a number from 1 to 65535, not "${env.PORT}".`);
  if (!(await isFree(port, env.HOST || '127.0.0.1')))
    throw new Fault(
      `Port ${port} is taken by another program. Stop that one, or choose another port: PORT=${port + 1} ${command}`,
    );
  return port;
}

/**
 * The port of the chat's own host: CHAT_PORT, or 9000; 0 takes any free one.
 * @param {NodeJS.ProcessEnv} env
 * @param {string} command what the person typed, for the advice
 * @throws Fault when it is no port, or somebody listens on it
 */
export async function chatPort(env, command) {
  const port = Number(env.CHAT_PORT || 9000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Fault(`CHAT_PORT must be a number from 0 to 65535, not "${env.CHAT_PORT}".`);
  if (port !== 0 && !(await isFree(port, env.HOST || '127.0.0.1')))
    throw new Fault(
      `Port ${port}, which the chat's own host takes, is taken by another program. Stop that one, or choose another port: CHAT_PORT=${port + 1} ${command}`,
    );
  return port;
}

/**
 * The environment of services that run beside their servers on this machine.
 * @param {NodeJS.ProcessEnv} env what the person has set, which wins where it says something
 * @param {{ databaseUrl: string, redisUrl: string, port: number, chatPort: number, url: string, logLevel: string }} own `url`: where people reach the site
 * @returns {NodeJS.ProcessEnv}
 */
export const serviceSettings = (env, { databaseUrl, redisUrl, port, chatPort, url, logLevel }) => ({
  ...env,
  LOG_LEVEL: env.LOG_LEVEL || logLevel,
  DEV_MAILBOX: env.DEV_MAILBOX || (env.NODE_ENV === 'production' ? '0' : '1'),
  DRAIN_SECONDS: env.DRAIN_SECONDS || '0',
  DATABASE_URL: databaseUrl,
  REDIS_URL: redisUrl,
  PORT: String(port),
  CHAT_PORT: String(chatPort),
  PUBLIC_URL: url,
});

/**
 * The first word of every Redis key.
 * @param {NodeJS.ProcessEnv} env
 */
export const keyPrefix = (env) => env.KEY_PREFIX || 'aivy';
