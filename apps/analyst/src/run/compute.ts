import type { ReportKindName } from '@aivy/contracts';
import type { BankSnapshot } from '@aivy/item-bank';
import { packParts } from '../file/parts.js';
import { SuppressedError, type ReportKind } from '../kinds/kind.js';
import type { Assignment, FromThread } from './protocol.js';
import { CursorDatabase } from './read-database.js';

export type Kinds = Partial<Record<ReportKindName, ReportKind>>;

/** Between two words about the same step. */
const SAY_EVERY_MS = 200;

export interface Listener {
  say(message: FromThread): void;
  /** Resolves when a part is stored: no more than one is on its way. */
  store(part: { rows: number; bytes: Uint8Array }): Promise<void>;
}

/** Makes a report and tells what comes of it; says nothing more when `signal` is aborted. */
export async function compute(
  kinds: Kinds,
  assignment: Assignment,
  listener: Listener,
  signal: AbortSignal,
): Promise<void> {
  const { kind, databaseUrl, statementSeconds } = assignment;
  const made = kinds[kind];
  if (!made) return listener.say({ type: 'failed', message: `this release makes no ${kind}` });
  try {
    const database = await CursorDatabase.open(databaseUrl, statementSeconds);
    try {
      await make(made, assignment, { database, listener, signal });
    } finally {
      await database.close();
    }
  } catch (error) {
    if (signal.aborted) return;
    if (error instanceof SuppressedError) listener.say({ type: 'suppressed', reason: error.message });
    else
      listener.say({
        type: 'failed',
        message: error instanceof Error ? (error.stack ?? error.message) : String(error),
      });
  }
}

async function make(
  { make: build, steps }: ReportKind,
  { params, published }: Assignment,
  { database, listener, signal }: { database: CursorDatabase; listener: Listener; signal: AbortSignal },
): Promise<void> {
  let bank: Promise<BankSnapshot> | undefined;
  const { columns, rows, finding, cells } = await build({
    params,
    database,
    bank: () => (bank ??= readBank(database)),
    published,
    progress: progressOf(steps, listener),
    signal,
  });
  for await (const part of packParts(rows)) {
    await listener.store(part);
    signal.throwIfAborted();
  }
  listener.say({ type: 'made', columns, finding, cells });
}

/** The bank's code brings all its packs with it: a report that asks for no item does not load it. */
async function readBank(database: CursorDatabase): Promise<BankSnapshot> {
  const { loadBank } = await import('@aivy/item-bank');
  return loadBank(database.bankClient);
}

/** The first word about a step is said at once, further ones now and then. */
function progressOf(steps: readonly string[], listener: Listener): (step: number, share: number) => void {
  let last = { step: -1, at: 0 };
  return (step, share) => {
    const now = performance.now();
    if (step === last.step && now - last.at < SAY_EVERY_MS) return;
    last = { step, at: now };
    const text = steps[step] ?? '';
    listener.say({ type: 'progress', step, steps: steps.length, text, share: Math.min(1, Math.max(0, share)) });
  };
}
