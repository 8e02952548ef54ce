import { createHash } from 'node:crypto';
import { resolveSession } from '@aivy/contracts';
import type { AuthUnderTest } from './auth-under-test.js';

/** SHA-256 in hex, as the gateway sends it. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Id of the user behind a token. */
export async function userOf(auth: AuthUnderTest, token: string): Promise<string> {
  const session = await auth.call(resolveSession, { session_hash: hashOf(token) });
  if (!session) throw new Error('the session is over');
  return session.user_id;
}
