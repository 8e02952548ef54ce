import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { HashThreads } from './password/hash-threads.js';
import { VERIFICATION_CODE_LENGTH } from '@aivy/contracts';

/** 256 random bits, safe in a URL. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** SHA-256 in hex; enough for tokens of 256 random bits. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

export const newVerificationCode = (): string =>
  String(randomInt(10 ** VERIFICATION_CODE_LENGTH)).padStart(VERIFICATION_CODE_LENGTH, '0');

/** Salted with the address, so that equal codes look different. */
export const hashCode = (email: string, code: string): string =>
  createHash('sha256').update(`${email}\n${code}`).digest('hex');

export const sameHash = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

/** Elsewhere a thread has no priority of its own, and the library's threads do as well. */
const hashing = process.platform === 'linux' ? new HashThreads() : { hash, verify };

/** argon2id with the library's defaults (19 MiB, 2 passes), as OWASP's password storage cheat sheet names them. */
export const hashPassword = (password: string): Promise<string> => hashing.hash(password);

/** A password that nobody has, hashed as all are. */
const nobodys = hashPassword(newToken());

/** @param stored absent for an account that does not exist: as much work, and never right */
export async function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  const matches = await hashing.verify(stored ?? (await nobodys), password);
  return matches && stored !== undefined;
}
