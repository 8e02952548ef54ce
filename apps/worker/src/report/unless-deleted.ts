import { DomainError, type ErrorCode } from '@aivy/contracts';

type Work<Data> = (data: Data, info: { jobId: string; attempt: number }) => Promise<void>;

/**
 * A test that is not there any more went with its account between the order and the work: there is nobody to report
 * to, so the job is done. Orders are written in the transaction that closes a test, so it cannot be "not there yet".
 */
export const unlessDeleted =
  <Data>(gone: readonly ErrorCode[], work: Work<Data>): Work<Data> =>
  async (data, info) => {
    try {
      await work(data, info);
    } catch (error) {
      if (!(error instanceof DomainError && gone.includes(error.code))) throw error;
    }
  };
