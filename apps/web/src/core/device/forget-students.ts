import { database, eraseDevice, type KeptPlace } from './kept-tests';
import { eraseAccount } from './known-accounts';
import { clearLocalDiagnostic, IN_PROGRESS_KEY, readInProgress } from './local-diagnostic';
import { CALCULATOR_KEY, CHATS_KEY, PRACTICE_KEY, VISITOR } from './storage-keys';
import { attemptKey, eraseReview } from './review-seen';

type Whose = (userId: string) => boolean;

function removeKeys(start: string, isTheirs: Whose): void {
  for (const key of Object.keys(localStorage))
    if (key.startsWith(start) && isTheirs(key.slice(start.length))) localStorage.removeItem(key);
}

function forgetStorage(isTheirs: Whose): void {
  try {
    for (const start of [PRACTICE_KEY, CALCULATOR_KEY]) removeKeys(start, (id) => id !== VISITOR && isTheirs(id));
    const chats = JSON.parse(sessionStorage.getItem(CHATS_KEY) ?? 'null') as { userId?: string } | null;
    if (chats && isTheirs(chats.userId ?? '')) sessionStorage.removeItem(CHATS_KEY);
  } catch {
    // Blocked storage has kept nothing.
  }
}

const placeOf = ({ user, test, module }: KeptPlace): string => JSON.stringify([user, test, module]);

/** Modules and units without an answer, or an end, that the server lacks. */
async function eraseSent(isTheirs: Whose): Promise<void> {
  const transaction = (await database()).transaction(['answers', 'modules', 'desks'], 'readwrite');
  const [answers, modules, desks] = [
    transaction.objectStore('answers'),
    transaction.objectStore('modules'),
    transaction.objectStore('desks'),
  ];
  const [given, open, laid] = await Promise.all([answers.getAll(), modules.getAll(), desks.getAll()]);
  const waiting = new Set([
    ...given.filter(({ sent }) => !sent).map(placeOf),
    ...open.filter(({ unit }) => unit !== undefined && unit.finishedAt !== null).map(placeOf),
  ]);
  const goes = (each: KeptPlace): boolean => isTheirs(each.user) && !waiting.has(placeOf(each));
  await Promise.all([
    ...given.filter(goes).map(({ user, test, question }) => answers.delete([user, test, question])),
    ...open.filter(goes).map(({ user, test, module }) => modules.delete([user, test, module])),
    ...laid.filter(goes).map(({ user, test, module }) => desks.delete([user, test, module])),
    transaction.done,
  ]);
}

/**
 * Removes what students have left on this device, so that the next person doesn't find it. Answers that the server lacks
 * stay for their owner: no one else's page reads them, and they're sent when the owner signs in again.
 * @param but the account that's signed in now
 */
export async function forgetStudents(but: string | null): Promise<void> {
  const isTheirs: Whose = (userId) => userId !== but;
  forgetStorage(isTheirs);
  try {
    removeKeys(`${IN_PROGRESS_KEY}.`, (id) => isTheirs(id) && readInProgress(id)?.sent === true);
  } catch {
    // Blocked storage has kept nothing.
  }
  await eraseSent(isTheirs).catch(() => undefined);
}

/** Removes everything of a student whose account is gone. */
export async function eraseStudent(userId: string): Promise<void> {
  forgetStorage((id) => id === userId);
  clearLocalDiagnostic(userId);
  eraseReview(attemptKey(userId, ''));
  eraseAccount(userId);
  await eraseDevice(userId);
}
