import fs from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import { bringSession, call, createAccount, submitDiagnostic } from './accounts.js';
import { eventually, useWorld } from './world.js';

const world = useWorld();

describe('the account page', () => {
  it('is left for the landing page by signing out', async () => {
    const account = await createAccount();
    const page = await world.newPage();
    await bringSession(page, account);
    await page.goto('/account');
    await page.getByRole('button', { name: /Maya Lindqvist/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.getByRole('link', { name: 'Sign In' }).first().waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
    // The page does not wait for the server to hear of it.
    await eventually(
      () => call('/auth/get-user-info', {}, account.token),
      ({ status }) => status === 401,
      'the session to end',
    );
  });

  it('hands out everything that is kept, and ends the account for the right password alone', async () => {
    const account = await createAccount();
    await submitDiagnostic(account);
    const page = await world.newPage();
    await bringSession(page, account);
    await page.goto('/account');

    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export my data' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^aivy-\d{4}-\d\d-\d\d\.json$/);
    const kept = JSON.parse(await fs.readFile(await file.path(), 'utf8')) as {
      profile: { email: string };
      diagnostic: { status: string; english: string[] };
    };
    expect(kept).toMatchObject({ profile: { email: account.email }, diagnostic: { status: 'submitted' } });
    expect(kept.diagnostic.english).toHaveLength(17);

    await page.getByRole('button', { name: 'Delete my account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await dialog.getByLabel('Password', { exact: true }).fill('not the password');
    await dialog.getByRole('button', { name: 'Delete my account' }).click();
    await dialog.getByText('The password is not correct. Please try again or reset it.').waitFor();
    expect((await call('/auth/get-user-info', {}, account.token)).status).toBe(200);

    await dialog.getByLabel('Password', { exact: true }).fill(account.password);
    await dialog.getByRole('button', { name: 'Delete my account' }).click();
    await page.getByText('Your account and everything in it is deleted.').waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
    await page.getByRole('link', { name: 'Sign In' }).first().waitFor();
    expect((await page.context().cookies()).filter((cookie) => cookie.name === 'auth')).toEqual([]);
    expect((await call('/auth/get-user-info', {}, account.token)).status).toBe(401);
    expect((await call('/auth/signin', { email: account.email, password: account.password })).body.code).toBe(
      'AUTH-USERNOTEXIST',
    );
  });
});
