import net from 'node:net';

/** A port that nobody listens on right now. @returns {Promise<number>} */
export const freePort = () =>
  new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = /** @type {net.AddressInfo} */ (server.address());
      server.close(() => resolve(port));
    });
  });

/** Can this port be listened on, at this address? @param {number} port @param {string} host @returns {Promise<boolean>} */
export const isFree = (port, host) =>
  new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', () => resolve(false));
    server.listen(port, host, () => server.close(() => resolve(true)));
  });

/**
 * Resolves once something listens on the port; gives up when `dead()` says there is nobody to wait for.
 * @param {number} port
 * @param {{ timeoutMs?: number, dead?: () => boolean }} options
 * @returns {Promise<boolean>} whether something listens
 */
export async function waitForPort(port, { timeoutMs = 10_000, dead = () => false } = {}) {
  const until = Date.now() + timeoutMs;
  while (!dead() && Date.now() < until) {
    const open = await new Promise((resolve) => {
      const socket = net.connect(port, '127.0.0.1', () => resolve(true));
      socket.once('error', () => resolve(false));
      socket.once('connect', () => socket.destroy());
    });
    if (open) return true;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return false;
}
