import { SESSION_COOKIE, SESSION_SECONDS } from '@aivy/contracts';

/** The session token of this browser, or null. */
export function readToken(): string | null {
  const entry = document.cookie.split('; ').find((part) => part.startsWith(`${SESSION_COOKIE}=`));
  const value = entry?.slice(SESSION_COOKIE.length + 1);
  return value ? decodeURIComponent(value) : null;
}

const isLocal = (): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(window.location.hostname);

/** Keeps the token as long as the server does. Secure only off localhost, where there is no TLS. */
export function writeToken(token: string): void {
  const secure = isLocal() ? '' : '; Secure';
  document.cookie = `${SESSION_COOKIE}=${encodeURIComponent(token)}; path=/; max-age=${SESSION_SECONDS}; SameSite=Lax${secure}`;
}

export function clearToken(): void {
  document.cookie = `${SESSION_COOKIE}=; path=/; max-age=0; SameSite=Lax`;
}
