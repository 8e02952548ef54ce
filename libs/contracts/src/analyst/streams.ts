import * as z from 'zod/mini';
import { defineStream } from '../core/stream-call.js';
import { fileFormat, jobId } from './job.js';

/** Bytes of a file in one packet; in base64 they are a third more, and a packet may have 64 kB. */
export const FILE_PACKET_BYTES = 45_000;

/** The bytes of a report's file, in order. Asked by the gateway after `analyst.get-report-file` has named it. */
export const reportFile = defineStream({
  summary: 'The bytes of a report’s file',
  service: 'analyst',
  pattern: 'analyst.report-file',
  input: z.object({ job_id: jobId, format: fileFormat }),
  packet: z.object({ /** Base64. */ bytes: z.string() }),
  inputError: 'REPORT-INVALIDINPUT',
  errors: ['REPORT-NOTEXIST', 'REPORT-NOTREADY', 'REPORT-DB'],
  idempotent: true,
  // Ten million rows over a slow line.
  deadlineMs: 3_600_000,
  packetWithinMs: 30_000,
  window: 16,
});
