import { randomBytes, randomUUID } from 'node:crypto';
import { SESSION_COOKIE } from '@aivy/contracts';
import type { Page } from 'playwright-core';
import { entryFor, FORM_KEY } from './answer-key.js';
import { baseUrl } from './environment.js';
import { waitForCode } from './mailbox.js';
import { AT_WORK } from './pace.js';

export interface Account {
  name: string;
  email: string;
  password: string;
  token: string;
}

export const PASSWORD = 'Ivy-climbs-9-walls';

/** An address nobody had before. */
export const freshEmail = (who = 'student'): string => `${who}.${randomUUID().slice(0, 8)}@example.com`;

/** A call as the client makes it; @returns status and body, whatever they are. */
export async function call(
  path: string,
  body: unknown,
  token?: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<{ status: number; body: { data?: unknown; code?: string } }> {
  const response = await fetch(`${baseUrl()}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as { data?: unknown; code?: string } };
}

/** A call that has to work; @returns its data. */
export async function mustCall(...asked: Parameters<typeof call>): Promise<unknown> {
  const [path] = asked;
  const reply = await call(...asked);
  if (reply.status !== 200) throw new Error(`${path} answered ${reply.status} ${JSON.stringify(reply.body)}`);
  return reply.body.data;
}

/** An address out of a network of the documents, as the proxy in front of the system tells it. */
function fromSomewhere(): Record<string, string> {
  const [one, two] = randomBytes(2);
  return { 'x-forwarded-for': `198.${18 + (one! % 2)}.${two}.${randomBytes(1)[0]}` };
}

/**
 * An account made without the screens, for journeys about something else. It comes from an address of its own: all
 * journeys together make more accounts within an hour than one address may.
 * @param product 1 AivyPath, 2 AivyDaily
 */
export async function createAccount(product: 1 | 2 = 1): Promise<Account> {
  const email = freshEmail();
  const name = 'Maya Lindqvist';
  await mustCall('/auth/request-verification', { email }, undefined, fromSomewhere());
  const data = await mustCall('/auth/signup', {
    name,
    email,
    password: PASSWORD,
    verification_code: await waitForCode(email),
    state: 'OR',
    grade: 11,
    school: '',
  });
  const { token } = data as { token: string };
  await mustCall('/auth/select-product', { product_id: product }, token);
  return { name, email, password: PASSWORD, token };
}

/** A finished diagnostic for an account, every `missEvery`th question wrong. */
export async function submitDiagnostic(account: Account, missEvery = 3, pace = AT_WORK): Promise<void> {
  const { english, math } = FORM_KEY;
  await mustCall(
    '/diagnostic/submit-answers',
    {
      english: english.map((question, index) => entryFor(question, index, missEvery)),
      math: math.map((question, index) => entryFor(question, index, missEvery)),
      english_time: english.map(() => pace.english),
      math_time: math.map(() => pace.math),
      start_time: '2026-11-20 10:00:00',
      end_time: '2026-11-20 10:38:00',
    },
    account.token,
  );
}

/** Puts the session into the browser, as a sign-in would. */
export const bringSession = (page: Page, account: Pick<Account, 'token'>): Promise<void> =>
  page.context().addCookies([{ name: SESSION_COOKIE, value: account.token, url: baseUrl(), sameSite: 'Lax' }]);
