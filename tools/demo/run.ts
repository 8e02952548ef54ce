/** What `npm run seed:demo -- OPTIONS` does. */
import { DAY_MS } from '@aivy/contracts';
import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { requireTarget, UsageError } from '@aivy/server-kit/command';
import { Accounts } from '../user/accounts.js';
import { makeDemo, removeDemo, today, type Made } from './demo.js';
import { DEMO_DOMAIN } from './person.js';

const USAGE = `usage: npm run seed:demo -- [OPTIONS]

  --students N   made-up students, 2000 unless given
  --weeks N      how far back the first of them go, 12 unless given
  --until DATE   the last day of which anything is told, YYYY-MM-DD; yesterday unless given
  --seed N       other students with every number, the same with the same; 1 unless given
  --beside       also where there are real students
  --password X   of all of them; a new one unless given
  --remove       takes all of them away again

Works on the system of DATABASE_URL, or on the one that npm start runs here.`;

const yesterday = (): string => new Date(Date.now() - DAY_MS).toISOString().slice(0, 10);

/** @returns what to tell the operator @throws UsageError, or an ERR_PARSE_ARGS error, for what the operator can mend */
export async function run(args: string[], onProgress = showProgress): Promise<string> {
  const { values } = parseArgs({
    args,
    options: {
      students: { type: 'string', default: '2000' },
      weeks: { type: 'string', default: '12' },
      until: { type: 'string', default: yesterday() },
      seed: { type: 'string', default: '1' },
      beside: { type: 'boolean', default: false },
      // Among them are an analyst and an operator, on systems that others may reach.
      password: { type: 'string', default: randomBytes(9).toString('base64url') },
      remove: { type: 'boolean', default: false },
    },
  });
  const target = requireTarget();
  const { databaseUrl } = target;
  if (values.remove) {
    // Gateways would know them for another minute.
    await Accounts.with(target, (accounts) => accounts.endSessionsAt(DEMO_DOMAIN));
    return `${await removeDemo(databaseUrl)} demo accounts are gone, with all they had.`;
  }
  const { until } = values;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(until) || Number.isNaN(Date.parse(until)) || until > today())
    throw new UsageError(`${until} is no day that is over.\n\n${USAGE}`);
  const students = wholeNumber('students', values.students, 100_000);
  const wish = {
    students,
    weeks: wholeNumber('weeks', values.weeks, 52),
    seed: wholeNumber('seed', values.seed, 2_000_000),
    until,
    beside: values.beside,
    password: values.password,
    onProgress: (done: number) => onProgress(done, students),
  };
  return told(await makeDemo(databaseUrl, wish));
}

function wholeNumber(name: string, text: string, most: number): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1 || value > most)
    throw new UsageError(`--${name} is a whole number from 1 to ${most}.\n\n${USAGE}`);
  return value;
}

function showProgress(done: number, all: number): void {
  if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${all} students${done === all ? '\n' : ''}`);
}

const told = ({ students, rows, password, staff, firstStudents }: Made): string =>
  [
    `${students} students with ${rows.toLocaleString('en-US')} rows. Sign in with the password ${password}:`,
    `  analyst   ${staff.analyst}`,
    `  operator  ${staff.operator}`,
    `  students  ${firstStudents.join(', ')}`,
  ].join('\n');
