const KEY = 'aivy.accounts';

function known(): string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(value) ? value.filter((id): id is string => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

function keep(ids: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(ids));
  } catch {
    // Blocked storage keeps no visitor's test either, so there is nothing to mix up.
  }
}

/** Has an account other than this one been signed in on this device? */
export const isSharedWith = (userId: string): boolean => known().some((id) => id !== userId);

export function rememberAccount(userId: string): void {
  const ids = known();
  if (!ids.includes(userId)) keep([...ids, userId]);
}

export const forgetAccount = (userId: string): void => keep(known().filter((id) => id !== userId));
