import { createHash, randomBytes, randomUUID } from 'node:crypto';

/** @typedef {{ userId: string, token: string }} Student */

const SESSION =
  "insert into auth.sessions (user_id, token_hash, expires_at) values ($1, $2, now() + interval '6 hours')";
const USER = "insert into auth.users (user_id, email, name, password_hash) values ($1, $2, 'Simulated Student', '')";

/** Accounts without passwords, each with a session. @param {import('pg').Pool} pool @param {number} count */
export async function createStudents(pool, count) {
  /** @type {Student[]} */
  const students = Array.from({ length: count }, () => ({
    userId: randomUUID(),
    token: randomBytes(32).toString('base64url'),
  }));
  for (const { userId, token } of students) {
    await pool.query(USER, [userId, `${userId}@example.com`]);
    await pool.query(SESSION, [userId, createHash('sha256').update(token).digest('hex')]);
  }
  return students;
}
