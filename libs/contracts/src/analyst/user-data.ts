import * as z from 'zod/mini';
import { defineUserData } from '../core/user-data.js';
import { reportKind, reportParams } from './params.js';
import { reportState } from './job.js';

export const analystUserData = defineUserData({
  service: 'analyst',
  field: 'report_jobs',
  kept: 'the reports ordered',
  exported: z.array(
    z.object({
      kind: reportKind,
      params: reportParams,
      state: reportState,
      /** ISO 8601, UTC. */
      created_at: z.string(),
    }),
  ),
  inputError: 'REPORT-INVALIDINPUT',
  errors: ['REPORT-DB'],
});
