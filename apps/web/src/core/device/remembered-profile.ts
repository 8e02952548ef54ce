import type { UserInfo } from '@aivy/contracts';

const KEY = 'aivy.profile';

/** The profile seen last on this device, for a start without network; null when there is none. */
export function rememberedProfile(): UserInfo | null {
  try {
    const value = JSON.parse(localStorage.getItem(KEY) ?? 'null') as UserInfo | null;
    return typeof value?.id === 'string' ? value : null;
  } catch {
    return null;
  }
}

/** Null forgets it. */
export function rememberProfile(profile: UserInfo | null): void {
  try {
    if (profile) localStorage.setItem(KEY, JSON.stringify(profile));
    else localStorage.removeItem(KEY);
  } catch {
    // Blocked storage: a start without network then leads to sign-in.
  }
}
