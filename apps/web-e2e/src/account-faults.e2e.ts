import { describe, expect, it } from '@jest/globals';
import { ERRORS, MESSAGES } from '@aivy/contracts';
import { createAccount, freshEmail } from './accounts.js';
import { alertSays, fillSignUp, pressContinue, sendCode, typeCode } from './account-screen.js';
import { sql } from './database.js';
import { waitForCode } from './mailbox.js';
import { useWorld } from './world.js';

const world = useWorld();

describe('signing up', () => {
  it('refuses a wrong code, then an expired one, and takes a fresh one', async () => {
    const page = await world.newPage();
    const email = freshEmail('codes');
    await page.goto('/signup');
    await fillSignUp(page, email);
    await sendCode(page);
    await alertSays(page, MESSAGES.codeSent);
    const code = await waitForCode(email);
    await typeCode(page, code === '000000' ? '111111' : '000000');
    await pressContinue(page);
    await alertSays(page, ERRORS['AUTH-VCODENOTMATCHE'].text);

    // Eleven minutes pass.
    expect(
      await sql(
        `update auth.verification_codes set sent_at = sent_at - interval '11 minutes', expires_at = expires_at - interval '11 minutes' where email = $1`,
        [email],
      ),
    ).toBe(1);
    await typeCode(page, code);
    await pressContinue(page);
    await alertSays(page, ERRORS['AUTH-VCODEEXPIRE'].text);

    await page.reload();
    await fillSignUp(page, email);
    await sendCode(page);
    await typeCode(page, await waitForCode(email, 2));
    await pressContinue(page);
    // No product was chosen on the way here, so the account asks for one.
    const products = page.getByRole('dialog', { name: 'Choose Your Product' });
    await products.waitFor();
    expect(await products.getByRole('button', { name: 'Continue' }).isDisabled()).toBe(true);
    await products.getByText('AivyPath').click();
    await products.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('heading', { name: 'Diagnostic Test Preview' }).waitFor();
  });

  it('refuses an address that has an account', async () => {
    const { email } = await createAccount();
    const page = await world.newPage();
    await page.goto('/signup');
    await fillSignUp(page, email);
    await sendCode(page);
    await alertSays(page, ERRORS['AUTH-USEREXIST'].text);
  });
});
