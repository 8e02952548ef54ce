import type { StudentQuestion, Workspace } from '@aivy/contracts';
import type { KeptAnchor } from '@aivy/exam';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

/** What is kept together: a module of a full test, or the unit of a day. */
export interface KeptPlace {
  user: string;
  /** Id of the full test; of a daily unit what `unitTest` makes of its plan and day. */
  test: string;
  /** Of the full test, 1-4; of a daily unit its day. */
  module: number;
}

/** An answer as this device keeps it until its module or unit is submitted. */
export interface KeptAnswer extends KeptPlace {
  question: number;
  answer: string;
  /** When it was given, by the server's clock; rises with every change. */
  seq: number;
  spentMs: number;
  /** The server has it. */
  sent: boolean;
}

/** What belongs to a daily unit alone. */
export interface KeptUnit {
  planId: string;
  /** The day's key skill, 1-30. */
  skill: number;
  /** When the student finished it here, by the server's clock; null while it is worked on. */
  finishedAt: number | null;
}

/** Everything beside the answers that is needed to go on with a module or unit while the network is away. */
export interface KeptModule extends KeptPlace {
  questions: StudentQuestion[];
  /** Milliseconds since 1970, server time; null for a unit, which has no limit. */
  deadline: number | null;
  unit?: KeptUnit;
}

/** What changes in a module with every step; kept apart from its questions, which are long. */
export interface KeptDesk extends KeptPlace {
  anchor: KeptAnchor;
  workspace: Workspace | null;
  workspaceSeq: number;
}

interface Schema extends DBSchema {
  answers: { key: [string, string, number]; value: KeptAnswer };
  modules: { key: [string, string, number]; value: KeptModule };
  desks: { key: [string, string, number]; value: KeptDesk };
}

// The name from before there were daily units: tests under way lie there.
const NAME = 'aivy-full-test';
const VERSION = 1;

let opening: Promise<IDBPDatabase<Schema>> | undefined;

export const database = (): Promise<IDBPDatabase<Schema>> => {
  opening ??= openDB<Schema>(NAME, VERSION, {
    upgrade: (db) => {
      db.createObjectStore('answers', { keyPath: ['user', 'test', 'question'] });
      db.createObjectStore('modules', { keyPath: ['user', 'test', 'module'] });
      db.createObjectStore('desks', { keyPath: ['user', 'test', 'module'] });
    },
    // The browser may close it under memory pressure; the next use opens it anew.
    terminated: () => {
      opening = undefined;
    },
  });
  opening.catch(() => {
    opening = undefined;
  });
  return opening;
};

const everything = (user: string, test: string): IDBKeyRange => IDBKeyRange.bound([user, test], [user, test, []]);

/**
 * What this device keeps of running tests and daily units, in IndexedDB, apart by account. Every write is one transaction.
 * All functions reject where the browser keeps nothing (private windows, no room).
 */
export const device = {
  /** @param wrong sequence numbers, by question, that a wrong clock gave: a lower one takes their place */
  async putAnswers(answers: readonly KeptAnswer[], wrong: ReadonlyMap<number, number> = new Map()): Promise<void> {
    const transaction = (await database()).transaction('answers', 'readwrite');
    const put = async (answer: KeptAnswer): Promise<void> => {
      const before = await transaction.store.get([answer.user, answer.test, answer.question]);
      // A tab that was set aside may still finish a save: what was given later stays.
      if (!before || answer.seq >= before.seq || before.seq === wrong.get(answer.question))
        await transaction.store.put(answer);
    };
    await Promise.all([...answers.map(put), transaction.done]);
  },

  async answersOf(user: string, test: string, module: number): Promise<KeptAnswer[]> {
    return (await (await database()).getAll('answers', everything(user, test))).filter(
      (answer) => answer.module === module,
    );
  },

  async putModule(module: KeptModule): Promise<void> {
    await (await database()).put('modules', module);
  },

  /** @param wrong the number that a wrong clock gave it */
  async putDesk(desk: KeptDesk, wrong?: number): Promise<void> {
    const transaction = (await database()).transaction('desks', 'readwrite');
    const before = await transaction.store.get([desk.user, desk.test, desk.module]);
    if (!before || desk.workspaceSeq >= before.workspaceSeq || before.workspaceSeq === wrong)
      await transaction.store.put(desk);
    await transaction.done;
  },

  async deskOf(user: string, test: string, module: number): Promise<KeptDesk | undefined> {
    return (await database()).get('desks', [user, test, module]);
  },

  async moduleOf(user: string, test: string, module: number): Promise<KeptModule | undefined> {
    return (await database()).get('modules', [user, test, module]);
  },

  /** The module that was being worked on when the network went. */
  async newestModule(user: string, test: string): Promise<KeptModule | undefined> {
    return (await (await database()).getAll('modules', everything(user, test))).at(-1);
  },

  /** All modules and units of a user. */
  async modulesOfUser(user: string): Promise<KeptModule[]> {
    return (await database()).getAll('modules', IDBKeyRange.bound([user], [user, []]));
  },

  /** A module that was submitted needs nothing here any more. */
  async eraseModule(user: string, test: string, module: number): Promise<void> {
    const transaction = (await database()).transaction(['answers', 'modules', 'desks'], 'readwrite');
    const answers = transaction.objectStore('answers');
    const kept = await answers.getAll(everything(user, test));
    for (const answer of kept) if (answer.module === module) void answers.delete([user, test, answer.question]);
    for (const store of ['modules', 'desks'] as const) void transaction.objectStore(store).delete([user, test, module]);
    await transaction.done;
  },
};

async function removeAll(range: IDBKeyRange): Promise<void> {
  const stores = ['answers', 'modules', 'desks'] as const;
  const transaction = (await database()).transaction(stores, 'readwrite');
  await Promise.all([...stores.map((store) => transaction.objectStore(store).delete(range)), transaction.done]);
}

/** Removes everything that belongs to a user, for one whose account is gone. */
export const eraseDevice = (user: string): Promise<void> => removeAll(IDBKeyRange.bound([user], [user, []]));

/** Removes everything of a test that was given up. */
export const eraseTest = (user: string, test: string): Promise<void> => removeAll(everything(user, test));

export type Device = typeof device;
