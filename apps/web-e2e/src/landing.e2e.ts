import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { bringSession, createAccount, PASSWORD } from './accounts.js';
import { baseUrl } from './environment.js';
import { focusOn, tabTo } from './focus.js';
import { eventually, useWorld } from './world.js';

const world = useWorld();
const SCRIPTS = /\/assets\/[^/]+\.js$/;

/** The client draws its footer itself, so it has taken over by then. */
const taken = (page: Page): Promise<void> => page.getByRole('contentinfo').waitFor();

/** Keeps the page's code from arriving until the answer is called. */
async function withoutCode(page: Page): Promise<() => void> {
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(SCRIPTS, async (route) => {
    await arrived;
    await route.continue();
  });
  return arrive;
}

const shown = (page: Page, part: string): Promise<string> => page.locator(part).innerText();

describe('the landing page of a visitor', () => {
  it('says the same before its code is there as afterwards', async () => {
    const still = await world.newPage({ javaScriptEnabled: false });
    await still.goto('/');
    const page = await world.newPage();
    await page.goto('/');
    await taken(page);
    for (const part of ['header', '#main > section', '#main > div'])
      expect([part, await shown(still, `${part} >> nth=0`)]).toEqual([part, await shown(page, `${part} >> nth=0`)]);
    const [drawn, whole] = [await shown(still, 'main'), await shown(page, 'main')];
    expect(drawn).toContain('The shortest path to 1450+');
    expect(whole.startsWith(drawn)).toBe(true);
    await still.getByRole('link', { name: 'Sign In' }).click();
    expect(new URL(still.url()).pathname).toBe('/signin');
  });

  it('asks for nothing twice and for no call, and nothing moves while its code arrives', async () => {
    const page = await world.newPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
    await page.addInitScript(
      `window.moved = 0; new PerformanceObserver((list) => { for (const entry of list.getEntries()) window.moved += entry.value; }).observe({ type: 'layout-shift', buffered: true });`,
    );
    await page.goto('/');
    await taken(page);
    await page.waitForLoadState('networkidle');
    expect(asked.filter((line, index) => asked.indexOf(line) !== index)).toEqual([]);
    expect(asked.filter((line) => line.includes('/api/'))).toEqual([]);
    expect(await page.evaluate('window.moved')).toBeLessThan(0.01);
  });

  it.each(['light', 'dark'] as const)('is there in the chosen theme before its code: %s', async (theme) => {
    const page = await world.newPage({ colorScheme: theme === 'light' ? 'dark' : 'light' });
    await page.addInitScript(`localStorage.setItem('aivy.theme', '${theme}')`);
    const arrive = await withoutCode(page);
    await page.goto('/');
    await page.getByRole('heading', { level: 1, name: 'The shortest path to 1450+' }).waitFor();
    const ground = (): Promise<string> => page.evaluate('getComputedStyle(document.body).backgroundColor');
    // --c-bg of the design's tokens.
    expect(await ground()).toBe(theme === 'light' ? 'rgb(251, 250, 245)' : 'rgb(14, 23, 20)');
    arrive();
    await taken(page);
  });

  it('keeps a click that came before its code, and the focus', async () => {
    const page = await world.newPage();
    const arrive = await withoutCode(page);
    await page.goto('/');
    await page.keyboard.press('Tab');
    await focusOn(page, 'Skip to content');
    await tabTo(page, 'Watch how it works');
    arrive();
    await taken(page);
    await focusOn(page, 'Watch how it works');

    const other = await world.newPage();
    const comes = await withoutCode(other);
    await other.goto('/');
    await other.getByRole('button', { name: 'Start Your Free Trial' }).click();
    expect(new URL(other.url()).pathname).toBe('/');
    comes();
    await other.getByRole('heading', { level: 1, name: 'Diagnostic Test Preview' }).waitFor();
  });
});

describe('sign-in and the preview of the diagnostic, as visitors open them', () => {
  it.each([
    ['/signin', 'Welcome back', 'Sign In'],
    ['/diagnostic', 'Diagnostic Test Preview', 'Start the diagnostic test'],
  ])('%s is shown before its code, and nothing moves while that arrives', async (path, title, button) => {
    const page = await world.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.addInitScript(
      `window.moved = 0; new PerformanceObserver((list) => { for (const entry of list.getEntries()) window.moved += entry.value; }).observe({ type: 'layout-shift', buffered: true });`,
    );
    const arrive = await withoutCode(page);
    await page.goto(path);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    const drawn = await shown(page, '#main h1');
    arrive();
    await page.getByRole('main').getByRole('button', { name: button, exact: true }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await shown(page, '#main h1')).toBe(drawn);
    expect(await page.evaluate('window.moved')).toBeLessThan(0.01);
    expect(complaints).toEqual([]);
  });

  it('takes what was typed before its code: Enter signs in, and nothing of it is put into an address', async () => {
    const account = await createAccount();
    const page = await world.newPage();
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));
    const arrive = await withoutCode(page);
    await page.goto('/signin?redirect=%2Faccount');
    await page.getByLabel('Email').fill(account.email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    expect(new URL(page.url()).search).toBe('?redirect=%2Faccount');
    arrive();
    await page.getByRole('heading', { name: 'Account', exact: true }).waitFor();
    expect(addresses.filter((url) => url.includes('%40') || url.includes(PASSWORD))).toEqual([]);
  });

  it('goes on being typed into while its code arrives', async () => {
    const page = await world.newPage();
    const arrive = await withoutCode(page);
    await page.goto('/signin');
    await page.getByLabel('Email').pressSequentially('maya@');
    arrive();
    await page.getByRole('button', { name: 'Show password' }).click();
    await page.getByLabel('Password', { exact: true }).and(page.locator('[type=text]')).waitFor();
    await page.getByLabel('Email').pressSequentially('school.test');
    expect(await page.getByLabel('Email').inputValue()).toBe('maya@school.test');
  });
});

describe('the first page of a student', () => {
  it('is never the one that is drawn for visitors, not even where a browser kept that', async () => {
    const account = await createAccount();
    const drawn = await (await fetch(baseUrl())).text();
    expect(drawn).toContain('data-drawn');
    for (const kept of [undefined, drawn]) {
      const page = await world.newPage();
      await bringSession(page, account);
      const body = kept;
      if (body !== undefined)
        await page.route(
          (url) => url.pathname === '/',
          async (route) => route.fulfill({ response: await route.fetch(), body }),
        );
      // In every frame that is painted.
      await page.addInitScript(
        `window.asVisitor = 0; (function look() { const link = document.querySelector('a[href="/signin"]'); if (link?.checkVisibility()) window.asVisitor += 1; requestAnimationFrame(look); })();`,
      );
      const response = await page.goto('/');
      expect((await response?.text())?.includes('data-drawn')).toBe(body !== undefined);
      await page.getByRole('button', { name: account.name }).waitFor();
      await eventually(
        () => shown(page, 'main'),
        (text) => text.includes('1450+'),
        'the landing page',
      );
      expect(await page.evaluate('window.asVisitor')).toBe(0);
    }
  });
});
