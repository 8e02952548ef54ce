import { accountMailJob, orderMailJob, planMailJob, SERVICES, staffMailJob } from '@aivy/contracts';
import { boot, createQueueWorker, Mailer, redisUrls } from '@aivy/server-kit';
import { loadConfig } from '../src/config.js';
import { mailHandlers } from '../src/mail/mail-handlers.js';

/** The part of the worker that sends emails, for systems that need codes and nothing else from a worker. */
export const { start } = boot({
  name: 'mail-worker',
  loadConfig,
  needs: { calls: SERVICES, queues: true },
  run: async ({ config, logger, rpc, redisQueue, redisCache }, cleanup) => {
    const { KEY_PREFIX: prefix, MAIL_URL: mailUrl, MAIL_FROM: mailFrom, PUBLIC_URL: publicUrl } = config;
    const mailer = new Mailer({ mailUrl, mailFrom, redis: redisCache, prefix });
    cleanup.add(() => mailer.close());
    const queues = await createQueueWorker({
      redisUrl: redisUrls(config).queue,
      prefix,
      logger,
      kinds: [accountMailJob, planMailJob, orderMailJob, staffMailJob],
      handlers: mailHandlers({ rpc, mailer, staff: { redis: redisQueue, prefix, to: undefined, publicUrl } }),
    });
    cleanup.add(() => queues.close());
    return {};
  },
});
