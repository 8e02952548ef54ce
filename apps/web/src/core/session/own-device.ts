import { routePath } from '../../config/route-names';
import { isSharedWith } from '../device/known-accounts';
import { PROFILE_KEY } from '../device/storage-keys';
import { rememberedProfile } from '../device/remembered-profile';
import { readToken } from './auth-cookie';

/** A sign-in forgets the student before, and then takes a moment to know the new one. */
const SETTLED_MS = 500;

const goHome = (): void => window.location.replace(routePath('LandingPage'));

/** @returns someone signed out, or someone else in, since this student's page was loaded */
function isSomeoneElses(userId: string): boolean {
  const profile = rememberedProfile();
  return profile === null ? readToken() === null : profile.id !== userId;
}

/** A sign-out is for all tabs: none goes on showing what's the student's, or sends it with the next one's token. */
function watchOtherTabs(userId: string, leave: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onStorage = ({ key }: StorageEvent): void => {
    if (key !== PROFILE_KEY && key !== null) return;
    clearTimeout(timer);
    timer = setTimeout(() => isSomeoneElses(userId) && leave(), SETTLED_MS);
  };
  window.addEventListener('storage', onStorage);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('storage', onStorage);
  };
}

/** No page needs this code to start. */
async function forgetOthers(userId: string | null): Promise<void> {
  const { forgetStudents } = await import('../device/forget-students');
  await forgetStudents(userId);
}

/**
 * Nobody finds what another student left in this browser: after a start, a sign-in, a sign-out, and in other tabs.
 * @param userId who is here now
 * @returns stops watching
 */
export function ownDevice(userId: string | null, leave = goHome): () => void {
  // With a token and no profile, nobody knows yet who this is.
  const isKnown = userId !== null || readToken() === null;
  if (isKnown && isSharedWith('')) void forgetOthers(userId).catch(() => undefined);
  return userId === null ? () => undefined : watchOtherTabs(userId, leave);
}
