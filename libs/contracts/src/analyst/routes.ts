// Written by `npm run generate openapi`.
import type { Routes } from '../core/route.js';
import type { analystCalls } from './calls.js';

export const analystRoutes: Routes<typeof analystCalls> = {
  submitReport: { method: 'POST', path: '/reports/jobs', invalidates: [ 'ReportJobs' ] },
  listReports: { method: 'GET', path: '/reports/jobs', cache: { keepSeconds: 60, tags: [ 'ReportJobs' ] } },
  getReport: { method: 'GET', path: '/reports/jobs/:job_id', cache: { keepSeconds: 60, tags: [ 'ReportJobs' ] } },
  getReportFile: { method: 'GET', path: '/reports/jobs/:job_id/file' },
  removeReport: { method: 'DELETE', path: '/reports/jobs/:job_id', invalidates: [ 'ReportJobs' ] },
  retryReport: { method: 'POST', path: '/reports/jobs/:job_id/retry', invalidates: [ 'ReportJobs' ] },
  publishReport: { method: 'POST', path: '/reports/jobs/:job_id/publish', invalidates: [ 'ReportJobs' ] },
  publishScale: { method: 'POST', path: '/reports/jobs/:job_id/publish-scale', invalidates: [ 'ReportJobs' ] },
};
