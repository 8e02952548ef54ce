import { allJobs, SERVICES } from '@aivy/contracts';
import { itemBank } from '@aivy/item-bank';
import { boot, createQueueWorker, Mailer, redisUrls, watchQueues } from '@aivy/server-kit';
import { advanceStageHandler } from './account/advance-stage.handler.js';
import { eraseUserHandler } from './account/erase-user.handler.js';
import { grantUnlockHandler } from './account/grant-unlock.handler.js';
import { loadConfig } from './config.js';
import { recordMissionHandler, recordPracticeHandler } from './learner/record-practice.handler.js';
import { updateLearnerHandler } from './learner/update-learner.handler.js';
import { mailHandlers } from './mail/mail-handlers.js';
import { reportTestHandlers } from './report/report-test.handlers.js';

/** A little longer than the queues give the jobs in hand. */
const QUEUES_CLOSE_MS = 8_000;

/**
 * The processors of all queues but the analysts', whose heavy reports would keep students waiting. The worker owns no
 * tables: it computes and hands results to their owners.
 */
export const { start, main, hardEndMs } = boot({
  name: 'worker',
  loadConfig,
  needs: { bank: itemBank, calls: SERVICES, queues: true },
  run: async ({ config, logger, rpc, bank, redis, redisQueue, redisCache, metrics, tracer }, cleanup) => {
    metrics.scraped(
      'aivy_parameter_version',
      'Version of the parameters that attempts are scored with that begin now, as a label',
      ['version'],
      async () => [{ labels: { version: bank.current.scaleOf().parameterVersion }, value: 1 }],
    );
    const reports = { rpc, bank, redis, prefix: config.KEY_PREFIX };
    const mailer = new Mailer({
      mailUrl: config.MAIL_URL,
      mailFrom: config.MAIL_FROM,
      redis: redisCache,
      prefix: config.KEY_PREFIX,
    });
    cleanup.add(() => mailer.close());
    const queues = await createQueueWorker({
      redisUrl: redisUrls(config).queue,
      prefix: config.KEY_PREFIX,
      logger,
      metrics,
      tracer,
      kinds: allJobs.filter(({ queue }) => queue !== 'analyst-reports'),
      handlers: [
        ...reportTestHandlers(reports),
        advanceStageHandler(rpc),
        eraseUserHandler(rpc),
        grantUnlockHandler(rpc),
        updateLearnerHandler(reports),
        recordPracticeHandler(rpc),
        recordMissionHandler(rpc),
        ...mailHandlers({
          rpc,
          mailer,
          staff: {
            redis: redisQueue,
            prefix: config.KEY_PREFIX,
            to: config.TUTOR_STAFF_MAIL,
            publicUrl: config.PUBLIC_URL,
          },
        }),
      ],
    });
    cleanup.add(() => queues.close(), QUEUES_CLOSE_MS);
    const watch = watchQueues(metrics, redisQueue, config.KEY_PREFIX);
    cleanup.add(() => watch.close());
    return {};
  },
});
