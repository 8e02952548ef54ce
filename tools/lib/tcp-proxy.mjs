// A wire between two programs of this machine that can be slow, cut, or dead without a word.
import net from 'node:net';

/** @typedef {'open' | 'cut' | 'dead'} State `cut`: connections are reset and refused; `dead`: nothing passes and nobody is told, as when a cable is pulled */

/**
 * Listens on a free port of the loopback address and hands everything on.
 * @param {{ port: number, host?: string }} target
 */
export async function startTcpProxy({ port: targetPort, host = '127.0.0.1' }) {
  /** @type {State} */
  let state = 'open';
  let delayMs = 0;
  /** @type {Set<net.Socket>} both sides of every connection */
  const sockets = new Set();
  /** Sides of connections that nothing passes any more. @type {WeakSet<net.Socket>} */
  const muted = new WeakSet();
  /** What waits for the end of a dead time. @type {(() => void)[]} */
  const held = [];

  /** @param {net.Socket} from @param {net.Socket} to */
  const carry = (from, to) => {
    // In order: bytes leave when those before them have left.
    let free = 0;
    /** @param {() => void} pass */
    const later = (pass) => {
      if (muted.has(from)) return;
      if (state === 'dead') {
        held.push(() => later(pass));
        return;
      }
      const at = Math.max(performance.now() + delayMs, free);
      free = at;
      const wait = at - performance.now();
      if (wait <= 0) pass();
      else setTimeout(() => (state === 'dead' ? held.push(() => later(pass)) : pass()), wait);
    };
    from.on('data', (bytes) => later(() => to.destroyed || to.write(bytes)));
    from.on('end', () => later(() => to.destroyed || to.end()));
    from.on('error', () => undefined);
    from.on('close', () => {
      sockets.delete(from);
      later(() => to.destroy());
    });
  };
  const server = net.createServer({ allowHalfOpen: true }, (near) => {
    if (state === 'cut') {
      near.resetAndDestroy();
      return;
    }
    const far = net.connect({ port: targetPort, host, allowHalfOpen: true });
    for (const socket of [near, far]) {
      socket.setNoDelay(true);
      sockets.add(socket);
    }
    carry(near, far);
    carry(far, near);
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => resolve(undefined));
  });
  const { port } = /** @type {net.AddressInfo} */ (server.address());
  const reset = () => {
    for (const socket of sockets) socket.resetAndDestroy();
    sockets.clear();
    held.length = 0;
  };
  return {
    port,
    /** @param {number} ms each way, from now on */
    delay(ms) {
      delayMs = ms;
    },
    /** Resets the connections that there are; new ones are taken. */
    drop: reset,
    /** The connections that there are stay open and nothing passes them any more; new ones are taken and work. */
    mute() {
      for (const socket of sockets) muted.add(socket);
    },
    /** @param {State} to */
    set(to) {
      state = to;
      if (to === 'cut') reset();
      if (to === 'open') for (const pass of held.splice(0)) pass();
    },
    async stop() {
      reset();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** The address of a server, reached through a proxy. @param {string} url @param {{ port: number }} proxy */
export function through(url, { port }) {
  const address = new URL(url);
  address.port = String(port);
  return address.href;
}
