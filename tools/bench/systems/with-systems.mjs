import path from 'node:path';
import { presentRelease } from '../../drill/release.mjs';
import { startAivy } from './aivy.mjs';
import { baselineRelease } from './baseline.mjs';
import { startPeer } from './peer.mjs';
import { startServers } from './servers.mjs';
import { stockPrograms } from './stock.mjs';

/** @typedef {'aivy' | 'baseline' | 'monolith' | 'stock'} Name */
/** @typedef {import('./system.mjs').System} System */

const MONOLITH = path.join(import.meta.dirname, '../peers/monolith.mjs');

/**
 * Builds and starts systems beside each other on the same servers, and ends them.
 * @template T
 * @template {Name} N
 * @param {{ say: (text: string) => void, seats: number, with: readonly N[], against?: string }} options `seats` of each
 * @param {(systems: Record<N, System>, servers: import('./servers.mjs').Servers) => Promise<T>} use
 * @returns {Promise<T>}
 */
export async function withSystems({ say, seats, with: wanted, against = '' }, use) {
  /** @type {readonly Name[]} */
  const names = wanted;
  say(`building and starting ${names.join(', ')} …`);
  const aivy = names.includes('aivy') ? await presentRelease() : undefined;
  const baseline = names.includes('baseline') ? await baselineRelease(against) : undefined;
  const stock = names.includes('stock') ? await stockPrograms() : undefined;
  const servers = await startServers();
  /** @type {[Name, System][]} */
  const systems = [];
  /** @param {Name} name */
  const start = async (name) => {
    if (name === 'monolith') return startPeer(servers, { name, programs: [MONOLITH], seats });
    if (name === 'stock') return startPeer(servers, { name, programs: stock?.programs ?? [], seats });
    const release = name === 'aivy' ? aivy : baseline;
    if (!release) throw new Error(`${name} is not built`);
    return startAivy(servers, { name, release, seats });
  };
  try {
    for (const name of names) systems.push([name, await start(name)]);
    return await use(/** @type {Record<N, System>} */ (Object.fromEntries(systems)), servers);
  } finally {
    for (const [, system] of systems.reverse()) await system.stop();
    await servers.stop();
    stock?.remove();
  }
}
