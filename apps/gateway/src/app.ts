import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SERVICES } from '@aivy/contracts';
import { boot, subscribeEndedSessions, subscribeNotices, type RunningProgram } from '@aivy/server-kit';
import { loadConfig } from './config.js';
import { createGateway } from './create-gateway.js';
import { LiveGateway } from './live/live.gateway.js';
import { SessionStore } from './session/session-store.js';

export interface RunningGateway extends RunningProgram {
  /** The port in use; another one than PORT only when that is 0. */
  port: number;
  /** The same of CHAT_PORT. */
  chatPort: number;
}

/** A Redis that is away answers nothing, and nobody listens any more. */
const UNSUBSCRIBE_MS = 1_000;
/** It ends by itself sooner. */
const LONGEST_DRAIN_MS = 25_000;

/** @throws Error of the system when the port is taken */
const listen = (server: Server, port: number, host: string): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });

/** The only door: starts when it listens; a taken port is an error. */
export const { start, main, hardEndMs } = boot({
  name: 'gateway',
  loadConfig,
  needs: { calls: SERVICES },
  // The drain takes its time: see DRAIN_SECONDS.
  hardEndMs: 25_000,
  run: async (parts, cleanup) => {
    const { config, logger, redis, tracer } = parts;
    const { app, drain, chatServer } = await createGateway(parts);
    cleanup.add(() => app.close());
    const live = app.get(LiveGateway);
    cleanup.add(
      await subscribeNotices(redis, config.KEY_PREFIX, (notice) => live.deliver(notice, tracer), logger),
      UNSUBSCRIBE_MS,
    );
    const sessions = app.get(SessionStore);
    const stopHearing = await subscribeEndedSessions(
      redis,
      config.KEY_PREFIX,
      {
        onEnded: (hashes) => {
          sessions.end(hashes);
          live.endSessions(hashes);
        },
        onChanged: (hashes) => sessions.forget(hashes),
        onDeaf: () => sessions.deafen(),
        onHearing: () => {
          sessions.hear();
          live.askAgain();
        },
      },
      logger,
    );
    cleanup.add(stopHearing, UNSUBSCRIBE_MS);
    await app.listen(config.PORT, config.HOST);
    cleanup.add(() => chatServer.close());
    await listen(chatServer, config.CHAT_PORT, config.HOST);
    // Added last, so it comes first: everything else is needed until the last request has its answer.
    cleanup.add(() => drain.run(), LONGEST_DRAIN_MS);
    const portOf = (server: Server): number => (server.address() as AddressInfo).port;
    return { port: portOf(app.getHttpServer()), chatPort: portOf(chatServer) };
  },
});
