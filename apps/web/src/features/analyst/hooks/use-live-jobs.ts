import { useEffect } from 'react';
import { readToken } from '../../../core/session/auth-cookie';
import { listenFor } from '../../../core/realtime/listen-for';
import { useAppDispatch } from '../../../core/store';
import { analystApi } from '../../../core/api/analyst';
import type { ReportJob } from '../model/report';

const { useListReportsQuery } = analystApi;

/** How often the queue is looked at while something in it moves, and otherwise: the night's reports come by themselves. */
export const POLL_MS = 5_000;
const IDLE_POLL_MS = 60_000;

export const isUnderWay = ({ state }: Pick<ReportJob, 'state'>): boolean => state === 'waiting' || state === 'active';

/**
 * The newest reports, kept true: moved on by the gateway's notices, and looked at again and again, since a notice may be
 * lost; at once when the page is seen again or the network is back.
 */
export function useLiveJobs() {
  const dispatch = useAppDispatch();
  const isMoving = analystApi.endpoints.listReports.useQueryState({}).data?.jobs.some(isUnderWay) ?? false;
  const query = useListReportsQuery(
    {},
    { pollingInterval: isMoving ? POLL_MS : IDLE_POLL_MS, refetchOnMountOrArgChange: true },
  );
  const { refetch } = query;

  useEffect(() => {
    const token = readToken();
    if (!token) return undefined;
    return listenFor('report-job', token, ({ job_id: id, state, progress, step }) => {
      let moved = false;
      dispatch(
        analystApi.util.updateQueryData('listReports', {}, ({ jobs }) => {
          const job = jobs.find((each) => each.id === id);
          moved = job?.state !== state;
          if (!job || moved) return;
          job.step_number = job.step === step ? job.step_number : null;
          Object.assign(job, { progress, step });
        }),
      );
      // What else has changed with its state only the server knows.
      if (moved) dispatch(analystApi.util.invalidateTags(['ReportJobs']));
    });
  }, [dispatch]);

  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void refetch();
    };
    document.addEventListener('visibilitychange', look);
    window.addEventListener('online', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('online', look);
    };
  }, [refetch]);
  return query;
}
