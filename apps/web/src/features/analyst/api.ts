import {
  fillPath,
  type FileFormat,
  type getReport,
  type listReports,
  type publishReport,
  type publishScale,
  type removeReport,
  type retryReport,
  type submitReport,
} from '@aivy/contracts';
import { api, endpoint, type ApiRequest, type Input, type Output } from '../../core/api/api';

export type ReportJob = Output<typeof listReports>['jobs'][number];
export type ReportDetail = Output<typeof getReport>;

/** The request of a call about one report, whose id stands in the path. */
const about =
  (method: ApiRequest['method'], path: string, alerts: ApiRequest['alerts'] = 'shown') =>
  (input: { job_id: string }): ApiRequest => {
    const { path: filled, rest } = fillPath(path, input);
    return { method, path: filled, body: rest, alerts };
  };

// The page says itself when a read fails: it looks again and again.
const LOCAL = { alerts: 'local' } as const;
const WRITES = { invalidatesTags: ['ReportJobs'] } as const;

const analystApi = api.injectEndpoints({
  endpoints: (builder) => ({
    listReports: builder.query<Output<typeof listReports>, Input<typeof listReports>>(
      endpoint<typeof listReports>(
        'GET',
        '/reports/jobs',
        { keepUnusedDataFor: 60, providesTags: ['ReportJobs'] },
        LOCAL,
      ),
    ),
    getReport: builder.query<Output<typeof getReport>, Input<typeof getReport>>({
      ...endpoint<typeof getReport>('GET', '/reports/jobs/:job_id', {
        keepUnusedDataFor: 60,
        providesTags: ['ReportJobs'],
      }),
      query: about('GET', '/reports/jobs/:job_id', 'local'),
    }),
    submitReport: builder.mutation<Output<typeof submitReport>, Input<typeof submitReport>>(
      endpoint<typeof submitReport>('POST', '/reports/jobs', WRITES),
    ),
    removeReport: builder.mutation<Output<typeof removeReport>, Input<typeof removeReport>>({
      ...endpoint<typeof removeReport>('DELETE', '/reports/jobs/:job_id', WRITES),
      query: about('DELETE', '/reports/jobs/:job_id'),
    }),
    retryReport: builder.mutation<Output<typeof retryReport>, Input<typeof retryReport>>({
      ...endpoint<typeof retryReport>('POST', '/reports/jobs/:job_id/retry', WRITES),
      query: about('POST', '/reports/jobs/:job_id/retry'),
    }),
    publishReport: builder.mutation<Output<typeof publishReport>, Input<typeof publishReport>>({
      ...endpoint<typeof publishReport>('POST', '/reports/jobs/:job_id/publish', WRITES),
      query: about('POST', '/reports/jobs/:job_id/publish'),
    }),
    publishScale: builder.mutation<Output<typeof publishScale>, Input<typeof publishScale>>({
      ...endpoint<typeof publishScale>('POST', '/reports/jobs/:job_id/publish-scale', WRITES),
      query: about('POST', '/reports/jobs/:job_id/publish-scale'),
    }),
  }),
});

export const {
  useListReportsQuery,
  useGetReportQuery,
  useSubmitReportMutation,
  useRemoveReportMutation,
  useRetryReportMutation,
  usePublishReportMutation,
  usePublishScaleMutation,
} = analystApi;
export const { listReports: listReportsEndpoint, getReport: getReportEndpoint } = analystApi.endpoints;
export { analystApi };

/** Where the file of a report is to be had, below the site root. */
export const fileAddress = (jobId: string, format: FileFormat): string =>
  `/api/reports/jobs/${encodeURIComponent(jobId)}/file?format=${format}`;
