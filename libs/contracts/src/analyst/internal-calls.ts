import * as z from 'zod/mini';
import { chunkWanted, fileChunk } from '../core/file.js';
import { defineInternalCall } from '../core/internal-call.js';
import { fileFormat, jobId } from './job.js';

export const reportFileChunk = defineInternalCall({
  summary: 'A chunk of a report’s file',
  service: 'analyst',
  pattern: 'analyst.report-file-chunk',
  input: z.extend(chunkWanted, { job_id: jobId, format: fileFormat }),
  output: fileChunk,
  inputError: 'REPORT-INVALIDINPUT',
  errors: ['REPORT-NOTEXIST', 'REPORT-NOTREADY', 'REPORT-DB'],
  idempotent: true,
  // A replica that has not sent the chunks before must make them first.
  slow: true,
  deadlineMs: 30_000,
});

export const analystInternalCalls = { reportFileChunk } as const;
