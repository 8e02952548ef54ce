import type { RootState } from '../../core/store';

/** Everything that a database of this origin holds, by store; [] where there is none. */
async function recordsOf(name: string): Promise<Record<string, unknown[]>> {
  if (!(await indexedDB.databases()).some((database) => database.name === name)) return {};
  const db = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(name);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error(`${name} cannot be read`));
  });
  const all = (store: string): Promise<unknown[]> =>
    new Promise((resolve, reject) => {
      const request = db.transaction(store).objectStore(store).getAll();
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error ?? new Error(`${store} cannot be read`));
    });
  try {
    return Object.fromEntries(
      await Promise.all([...db.objectStoreNames].map(async (store) => [store, await all(store)] as const)),
    );
  } finally {
    db.close();
  }
}

export interface OutboxView {
  answers: number;
  /** Answers that the server does not have. */
  unsent: number;
  records: unknown;
}

/** What this device keeps of full tests. */
export async function readOutbox(): Promise<OutboxView> {
  const records = await recordsOf('aivy-full-test').catch(
    (error: unknown) => ({ failed: [String(error)] }) as Record<string, unknown[]>,
  );
  const answers = (records.answers ?? []) as { sent?: boolean }[];
  return { answers: answers.length, unsent: answers.filter(({ sent }) => sent !== true).length, records };
}

/** What the browser keeps for us by name. */
export const readKept = (): Record<string, string> =>
  Object.fromEntries(
    Object.keys(localStorage)
      .filter((key) => key.startsWith('aivy'))
      .map((key) => [key, localStorage.getItem(key) ?? '']),
  );

/** The store without the bodies of answers, which are long; their state by call. */
export function readStore({ api, ...slices }: RootState): Record<string, unknown> {
  const calls = Object.fromEntries(Object.entries(api.queries).map(([key, query]) => [key, query?.status ?? 'none']));
  return { ...slices, calls };
}
