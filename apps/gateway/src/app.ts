import { SERVICES } from '@aivy/contracts';
import { boot, subscribeEndedSessions, subscribeNotices, type RunningProgram } from '@aivy/server-kit';
import { loadConfig } from './config.js';
import { createGateway } from './create-gateway.js';
import { LiveGateway } from './live/live.gateway.js';

export interface RunningGateway extends RunningProgram {
  /** The port in use; another one than PORT only when that is 0. */
  port: number;
}

/** A Redis that is away answers nothing, and nobody listens any more. */
const UNSUBSCRIBE_MS = 1_000;
/** It ends by itself sooner. */
const LONGEST_DRAIN_MS = 25_000;

/** The only door: starts when it listens; a taken port is an error. */
export const { start, main, hardEndMs } = boot({
  name: 'gateway',
  loadConfig,
  needs: { calls: SERVICES },
  // The drain takes its time: see DRAIN_SECONDS.
  hardEndMs: 25_000,
  run: async (parts, cleanup) => {
    const { config, logger, redis } = parts;
    const { app, sockets, drain } = await createGateway(parts);
    cleanup.add(() => sockets.disconnect());
    cleanup.add(() => app.close());
    const live = app.get(LiveGateway);
    cleanup.add(
      await subscribeNotices(redis, config.KEY_PREFIX, (notice) => live.deliver(notice), logger),
      UNSUBSCRIBE_MS,
    );
    cleanup.add(
      await subscribeEndedSessions(redis, config.KEY_PREFIX, (hashes) => live.endSessions(hashes), logger),
      UNSUBSCRIBE_MS,
    );
    await app.listen(config.PORT, config.HOST);
    // Added last, so it comes first: everything else is needed until the last request has its answer.
    cleanup.add(() => drain.run(), LONGEST_DRAIN_MS);
    const { port } = app.getHttpServer().address() as { port: number };
    return { port };
  },
});
