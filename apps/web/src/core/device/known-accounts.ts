import { keptList } from './kept-list';

// Blocked storage keeps no visitor's test either, so there is nothing to mix up.
const accounts = keptList('aivy.accounts');

/** Has an account other than this one been signed in on this device? */
export const isSharedWith = (userId: string): boolean => accounts.read().some((id) => id !== userId);

export const rememberAccount = (userId: string): void => accounts.add(userId);
export const eraseAccount = (userId: string): void => accounts.remove(userId);
