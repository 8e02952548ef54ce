import type { UserInfo } from '@aivy/contracts';
import { PROFILE_KEY } from './storage-keys';

/** The last profile on this device, for a start without a network; null when there's none. */
export function rememberedProfile(): UserInfo | null {
  try {
    const value = JSON.parse(localStorage.getItem(PROFILE_KEY) ?? 'null') as UserInfo | null;
    return typeof value?.id === 'string' ? value : null;
  } catch {
    return null;
  }
}

/** Null forgets it. */
export function rememberProfile(profile: UserInfo | null): void {
  try {
    if (profile) localStorage.setItem(PROFILE_KEY, JSON.stringify(profile));
    else localStorage.removeItem(PROFILE_KEY);
  } catch {
    // Blocked storage: a start without network then leads to sign-in.
  }
}
