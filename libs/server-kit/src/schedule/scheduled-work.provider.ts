import type { FactoryProvider, Type } from '@nestjs/common';
import type { Logger } from '../log/logger.js';
import { LOGGER } from '../tokens.js';
import { SCHEDULED_WORK, type ScheduledWork } from './scheduled-work.js';

/** A provider of a service's module, and the work that it does on schedules. */
export interface WorkSource<Provider> {
  provider: Type<Provider>;
  work(this: void, provider: Provider, logger: Logger): ScheduledWork[];
}

/**
 * All that a service does on schedules, as one provider of its module: a second one would take the place of the first.
 * @example scheduledWork(
 *   finishedTestsOf(diagnosticSchedules),
 *   { provider: PlanService, work: (plans) => [{ schedule: planSchedules.closeWeeks, run: () => plans.closeWeeks() }] },
 * )
 */
export const scheduledWork = <Providers extends readonly unknown[]>(
  ...sources: { [I in keyof Providers]: WorkSource<Providers[I]> }
): FactoryProvider<ScheduledWork[]> => ({
  provide: SCHEDULED_WORK,
  useFactory: (logger: Logger, ...providers: unknown[]) =>
    sources.flatMap(({ work }: WorkSource<unknown>, index: number) => work(providers[index], logger)),
  inject: [LOGGER, ...sources.map(({ provider }: WorkSource<unknown>) => provider)],
});
