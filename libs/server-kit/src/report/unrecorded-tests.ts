import type { Type } from '@nestjs/common';
import type { Schedule } from '@aivy/contracts';
import type { WorkSource } from '../schedule/scheduled-work.provider.js';

/** A service's provider that knows which of its tests the learner record has. */
export interface EvidenceRecovery {
  /** Enqueues the reported tests that the learner record has not. @returns how many there were */
  enqueueUnrecorded(): Promise<number>;
}

/** A source for `scheduledWork`: looks for reported tests that never reached the learner record. */
export const unrecordedTestsOf = (
  schedules: { enqueueUnrecorded: Schedule },
  evidence: Type<EvidenceRecovery>,
): WorkSource<EvidenceRecovery> => ({
  provider: evidence,
  work: (provider, logger) => [
    {
      schedule: schedules.enqueueUnrecorded,
      run: async () => {
        const count = await provider.enqueueUnrecorded();
        if (count > 0) logger.warn({ count }, 'reported tests are not in the learner record: enqueued');
      },
    },
  ],
});
