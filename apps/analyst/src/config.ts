import path from 'node:path';
import { baseConfig, integerText, parseConfig } from '@aivy/server-kit';
import * as z from 'zod/mini';

const isZone = (text: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).format(0) !== '';
  } catch {
    return false;
  }
};

const schema = z.extend(baseConfig, {
  /** Where reports read: a replica, with a login in the role `<database>_reports`. Default: DATABASE_URL. */
  ANALYTICS_DATABASE_URL: z.optional(z.string().check(z.startsWith('postgres'))),
  /** Days that a report and its file are kept for. */
  REPORT_KEEP_DAYS: z._default(integerText(1, 3_650), 30),
  /** Reports that one program makes at the same time. */
  REPORTS_AT_ONCE: z._default(integerText(1, 8), 1),
  /** Megabytes that a report may keep of objects; one that needs more fails by itself. */
  REPORT_HEAP_MB: z._default(integerText(64, 16_384), 256),
  /** Seconds that one statement of a report may take. */
  REPORT_STATEMENT_SECONDS: z._default(integerText(1, 86_400), 900),
  /** Hour, by REPORT_TIMEZONE, after which the reports of the night are ordered; 24: none are. */
  REPORT_NIGHT_HOUR: z._default(integerText(0, 24), 2),
  /** Weeks of answers, up to last Sunday, that the calibration of a night is made from. */
  CALIBRATION_WEEKS: z._default(integerText(1, 156), 52),
  /** First answers that must have come since the last calibration of all students before a night orders another one. */
  CALIBRATION_NEW_ANSWERS: z._default(integerText(1, 1_000_000_000), 5_000),
  /** IANA name of the installation's time zone. */
  REPORT_TIMEZONE: z._default(z.string().check(z.refine(isZone, 'must be an IANA time zone')), 'UTC'),
  /** The program of the thread that a report is made in, as `npm run build` writes it. A thread takes no relative path. */
  REPORT_THREAD: z.pipe(
    z._default(z.string(), 'dist/analyst/thread.js'),
    z.transform((file: string) => path.resolve(file)),
  ),
});

export type AnalystConfig = z.infer<typeof schema>;

/** @throws ConfigError naming every variable that is wrong */
export const loadConfig = (env: NodeJS.ProcessEnv = process.env): AnalystConfig => parseConfig(schema, env);
