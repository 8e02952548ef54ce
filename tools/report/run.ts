/** What `npm run report` does: orders, waits, and writes the file, as one more client of the analyst program. */
import fs from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import {
  DomainError,
  getReport,
  removeReport,
  reportFileChunk,
  submitReport,
  type Caller,
  type OutputOf,
} from '@aivy/contracts';
import { readFile, RpcClient } from '@aivy/server-kit';
import { requireTarget, UsageError } from '@aivy/server-kit/command';
import { asked, insistOnFolder, type Asked } from './order.js';

type Job = OutputOf<typeof getReport>;

export interface Terminal {
  /** Ctrl-C. */
  signal: AbortSignal;
  tell(line: string): void;
}

const LOOK_MS = 500;
const CANCELLED = { code: 130, said: 'Cancelled.' };
/** Who has no account is the command line of the installation. */
const CALLER: Caller = { requestId: 'report-command' };

/** @returns the exit code, and what to say. @throws UsageError, or an ERR_PARSE_ARGS error, for what the operator can mend */
export async function run(args: string[], terminal: Terminal): Promise<{ code: number; said: string }> {
  const wanted = asked(args);
  insistOnFolder(wanted.file);
  const { redisUrl, keyPrefix } = requireTarget();
  if (!redisUrl) throw new UsageError('REDIS_URL is not set.');
  const rpc = new RpcClient({ redisUrl, prefix: keyPrefix, source: 'report' });
  try {
    return await order(rpc, wanted, terminal);
  } catch (error) {
    if (error instanceof DomainError) return { code: 1, said: `${error.message} (${error.code})` };
    throw error;
  } finally {
    await rpc.close();
  }
}

async function order(rpc: RpcClient, wanted: Asked, terminal: Terminal): Promise<{ code: number; said: string }> {
  const { job_id } = await rpc.call(submitReport, CALLER, wanted.order);
  let job = await rpc.call(getReport, CALLER, { job_id });
  for (let said = ''; job.state === 'waiting' || job.state === 'active';) {
    const line = lineOf(job);
    if (line !== said) terminal.tell((said = line));
    await pause(LOOK_MS, undefined, { signal: terminal.signal }).catch(() => undefined);
    if (terminal.signal.aborted) {
      await rpc.call(removeReport, CALLER, { job_id, only: 'cancel' });
      return CANCELLED;
    }
    job = await rpc.call(getReport, CALLER, { job_id });
  }
  if (job.state !== 'ready') return { code: 1, said: `Not made: ${job.reason ?? job.state}` };
  await write(rpc, job_id, wanted, terminal.signal);
  return { code: 0, said: `${job.finding?.title ?? ''}\n${wanted.file}: ${job.rows ?? 0} rows.` };
}

function lineOf({ state, place, progress, step, step_number, steps }: Job): string {
  if (state === 'waiting') return `waiting, place ${place ?? 1}`;
  return `${Math.floor(progress * 100)}%${step === null ? '' : `, step ${step_number} of ${steps}: ${step}`}`;
}

/** Under another name until it is whole: a file that bears its name is complete. */
async function write(rpc: RpcClient, jobId: string, { file, format }: Asked, signal: AbortSignal): Promise<void> {
  const draft = `${file}.part`;
  const bytes = readFile(rpc, reportFileChunk, CALLER, { job_id: jobId, format }, signal);
  try {
    await pipeline(bytes, fs.createWriteStream(draft));
    fs.renameSync(draft, file);
  } catch (error) {
    fs.rmSync(draft, { force: true });
    throw error;
  }
}
