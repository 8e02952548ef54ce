import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/** Half of the cores stay free for those who have signed in already. */
export const HASHES_AT_ONCE = Math.max(1, Math.floor(availableParallelism() / 2));

/**
 * Behind everything that answers calls, but not starved: an eighth of a core that somebody else wants. Added to the
 * priority of the program, which may give way itself: nobody but root may go back in front of it.
 */
const NICER = 10;
const NICEST = 19;
const HEAP_MB = 16;

/**
 * What a thread does. A text, so that it needs no file of its own: it is the same in a bundle, from sources and in tests.
 * Linux gives each thread a priority: this one's is its own.
 */
const PROGRAM = `
const { parentPort, workerData } = require('node:worker_threads');
const { hashSync, verifySync } = require(workerData.argon2);
const os = require('node:os');
os.setPriority(Math.min(workerData.nicest, os.getPriority() + workerData.nicer));
parentPort.on('message', ({ id, password, stored }) => {
  try {
    parentPort.postMessage({ id, value: stored === undefined ? hashSync(password) : verifySync(stored, password) });
  } catch (error) {
    parentPort.postMessage({ id, fault: String(error) });
  }
});`;

interface Task {
  password: string;
  /** Absent: hash the password anew. */
  stored?: string;
}

type Word = { id: number; value: string | boolean } | { id: number; fault: string };

interface Waiting {
  resolve(value: string | boolean): void;
  reject(error: Error): void;
}

/** One thread that hashes, started when it is first needed and again when it has died. */
class Lane {
  private thread: Worker | undefined;
  private lastId = 0;
  private readonly waiting = new Map<number, Waiting>();

  get load(): number {
    return this.waiting.size;
  }

  do(task: Task): Promise<string | boolean> {
    const id = ++this.lastId;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.open().postMessage({ ...task, id });
    });
  }

  private open(): Worker {
    if (this.thread) return this.thread;
    const argon2 = createRequire(import.meta.url).resolve('@node-rs/argon2');
    const thread = new Worker(PROGRAM, {
      eval: true,
      workerData: { argon2, nicer: NICER, nicest: NICEST },
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    });
    thread.on('message', (word: Word) => this.hear(word));
    thread.once('error', (error) => this.lose(thread, error));
    thread.once('exit', () => this.lose(thread, new Error('the thread that hashes passwords has ended')));
    // It does not keep a program alive that is done.
    thread.unref();
    return (this.thread = thread);
  }

  private hear(word: Word): void {
    const waiting = this.waiting.get(word.id);
    this.waiting.delete(word.id);
    if ('fault' in word) waiting?.reject(new Error(word.fault));
    else waiting?.resolve(word.value);
  }

  private lose(thread: Worker, error: Error): void {
    if (this.thread !== thread) return;
    this.thread = undefined;
    for (const { reject } of this.waiting.values()) reject(error);
    this.waiting.clear();
  }
}

/** Hashes passwords in threads that give way to everything else. */
export class HashThreads {
  private readonly lanes = Array.from({ length: HASHES_AT_ONCE }, () => new Lane());

  async hash(password: string): Promise<string> {
    return (await this.do({ password })) as string;
  }

  async verify(stored: string, password: string): Promise<boolean> {
    return (await this.do({ password, stored })) as boolean;
  }

  private do(task: Task): Promise<string | boolean> {
    const [idlest] = [...this.lanes].sort((a, b) => a.load - b.load);
    return idlest!.do(task);
  }
}
