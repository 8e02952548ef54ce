import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import {
  changePassword,
  deleteAccount,
  endSessions,
  exportAccount,
  requestResetPassword,
  resetPassword,
  showContact,
  signIn,
  type Caller,
  USER_DATA_SERVICES,
} from '@aivy/contracts';
import { emailHash, SecurityLog } from '@aivy/server-kit';
import { AuthUnderTest } from './auth-under-test.js';
import { hashOf, userOf } from './user-of.js';

let auth: AuthUnderTest;
const lines: Record<string, unknown>[] = [];
beforeAll(async () => {
  jest
    .spyOn(SecurityLog.prototype as unknown as { write(line: Record<string, unknown>): void }, 'write')
    .mockImplementation((line) => void lines.push(line));
  auth = await AuthUnderTest.start({}, USER_DATA_SERVICES);
});
afterAll(() => auth.close());
beforeEach(() => {
  lines.length = 0;
});

const address = '203.0.113.9';
const PASSWORD = 'correct horse';

describe('the security log of accounts', () => {
  it('has a line for everything that happens to one, with who and from where, and no secret in any', async () => {
    const { email, token } = await auth.account(PASSWORD);
    const userId = await userOf(auth, token);
    const caller: Partial<Caller> = { userId, address, sessionHash: hashOf(token) };
    const stranger = auth.newEmail();
    const hash = emailHash(email);
    expect(lines).toMatchObject([{ event: 'account.created', user_id: userId, email_hash: hash }]);
    lines.length = 0;

    const { token: second } = await auth.call(signIn, { email, password: PASSWORD }, { address });
    await auth.fault(signIn, { email, password: 'a wrong guess' }, { address });
    await auth.fault(signIn, { email: stranger, password: 'another guess' }, { address });
    await auth.fault(changePassword, { password: 'a wrong guess', new_password: 'never set' }, caller);
    await auth.call(changePassword, { password: PASSWORD, new_password: 'second pass' }, caller);
    await auth.fault(requestResetPassword, { email: stranger }, { address });
    const link = await auth.resetToken(email);
    await auth.fault(resetPassword, { token: 'made-up-link', new_password: 'never set' }, { address });
    await auth.call(resetPassword, { token: link, new_password: 'third pass' }, { address });
    await auth.call(endSessions, {}, caller);
    await auth.call(exportAccount, {}, caller);
    await auth.fault(deleteAccount, { password: 'a wrong guess' }, caller);
    await auth.call(deleteAccount, { password: 'third pass' }, caller);

    expect(lines.map(({ event, code, call }) => [event, code ?? call].filter(Boolean).join(' '))).toEqual([
      'sign-in.succeeded',
      'sign-in.failed AUTH-WRONGPASSWORD',
      'sign-in.failed AUTH-USERNOTEXIST',
      'password-check.failed auth.change-password',
      'password.changed',
      'password-reset.requested AUTH-USERNOTEXIST',
      'password-reset.requested',
      'password-reset.failed AUTH-INVALIDLINK',
      'password-reset.done',
      'sessions.ended',
      'account.exported',
      'password-check.failed auth.delete-account',
      'account.deleted',
    ]);
    const nameless = (line: Record<string, unknown>) =>
      line['email_hash'] === emailHash(stranger) || line['code'] === 'AUTH-INVALIDLINK';
    for (const line of lines) if (!nameless(line)) expect(line).toMatchObject({ user_id: userId });
    for (const line of lines) if (line !== lines[6]) expect(line).toMatchObject({ address });
    const text = JSON.stringify(lines);
    for (const secret of [
      PASSWORD,
      'guess',
      'second pass',
      'third pass',
      'never set',
      email,
      stranger,
      token,
      second,
      hashOf(token),
      link,
      'made-up-link',
    ])
      expect(text).not.toContain(secret);
  });

  it('has a line for every contact that an operator looks at, with whose it was', async () => {
    const { email, token } = await auth.account(PASSWORD);
    const [userId, operator] = [await userOf(auth, token), randomUUID()];
    lines.length = 0;
    const show = { userId: operator, address };
    expect(await auth.call(showContact, { user_id: userId }, show)).toMatchObject({ email });
    expect(await auth.fault(showContact, { user_id: operator }, show)).toBe('NOT-FOUND');
    expect(lines).toEqual([{ event: 'contact.shown', user_id: operator, about_id: userId, address }]);
  });
});
