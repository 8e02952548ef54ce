import type { getReport, listReports, OutputOf } from '@aivy/contracts';

export type ReportJob = OutputOf<typeof listReports>['jobs'][number];
export type ReportDetail = OutputOf<typeof getReport>;
