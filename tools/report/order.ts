import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { REPORT_KINDS, reportOrder, type FileFormat, type ReportOrder, DAY_MS } from '@aivy/contracts';
import { UsageError } from '@aivy/server-kit/command';

const FILE_FORMATS = ['csv', 'json', 'parquet'] as const satisfies readonly FileFormat[];

const USAGE = `usage: npm run report -- KIND --out FILE.{${FILE_FORMATS.join('|')}} [OPTION ...]

  --from DATE --to DATE   whole days, UTC; default: the ninety days up to yesterday
  --grade 9-12, --state NY, --time-factor standard|extended, --plan-months 1|3|6
                          of the group; default: all students
  --section english|math  one section
  --focal-grade, --focal-state, --focal-time-factor, --focal-plan-months
                          of dif: who is compared with the rest

Kinds: ${REPORT_KINDS.join(', ')}.
The analyst program of the running system makes the report: that of DATABASE_URL and REDIS_URL, or the one that npm
start runs here. Ctrl-C cancels it. Exit codes: 0 made, 1 not made, 2 asked for wrongly, 130 cancelled.`;

const DAYS = 90;

const day = (daysAgo: number, now: number): string => new Date(now - daysAgo * DAY_MS).toISOString().slice(0, 10);
const number = (text: string | undefined): number | undefined => (text === undefined ? undefined : Number(text));
const text = { type: 'string' } as const;

export interface Asked {
  order: ReportOrder;
  file: string;
  format: FileFormat;
}

/** What the words of a command line ask for. @throws UsageError, or an ERR_PARSE_ARGS error */
export function asked(args: string[], now = Date.now()): Asked {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      ...{ out: text, from: text, to: text, section: text },
      ...{ grade: text, state: text, 'time-factor': text, 'plan-months': text },
      ...{ 'focal-grade': text, 'focal-state': text, 'focal-time-factor': text, 'focal-plan-months': text },
    },
  });
  const format = FILE_FORMATS.find((each) => path.extname(values.out ?? '') === `.${each}`);
  if (positionals.length !== 1 || values.out === undefined || !format) throw new UsageError(USAGE);
  const given = <T extends object>(fields: T): Partial<T> =>
    Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>;
  const group = (lead: '' | 'focal-') =>
    given({
      grade: number(values[`${lead}grade`]),
      state: values[`${lead}state`],
      time_factor: values[`${lead}time-factor`],
      plan_months: number(values[`${lead}plan-months`]),
    });
  const focal = group('focal-');
  const parsed = reportOrder.safeParse({
    kind: positionals[0],
    params: {
      group: group(''),
      period: { from: values.from ?? day(DAYS, now), to: values.to ?? day(1, now) },
      ...given({ section: values.section }),
      ...(Object.keys(focal).length > 0 && { focal }),
    },
  });
  if (parsed.success) return { order: parsed.data, file: values.out, format };
  const faults = parsed.error.issues.map(({ path: at, message }) => `${at.join('.') || 'order'}: ${message}`);
  throw new UsageError(`${faults.join('\n')}\n\n${USAGE}`);
}

/** Before anything is ordered: a report may take half an hour. @throws UsageError */
export function insistOnFolder(file: string): void {
  const folder = path.dirname(path.resolve(file));
  try {
    fs.accessSync(folder, fs.constants.W_OK);
  } catch {
    throw new UsageError(`${folder} is no folder that can be written to.`);
  }
}
