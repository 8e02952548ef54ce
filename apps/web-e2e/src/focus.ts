import type { Page } from 'playwright-core';
import { eventually } from './world.js';

const MAX_TABS = 60;

/** What a screen reader would call the focused element, roughly; '' when nothing has the focus. */
export const focusedName = (page: Page): Promise<string> =>
  page.evaluate(
    `(() => { const element = document.activeElement; return element === document.body ? '' : (element?.getAttribute('aria-label') ?? element?.labels?.[0]?.textContent ?? element?.textContent ?? '').trim(); })()`,
  );

/** Waits until the focus is on something so named: it moves after the event that sent it. */
export const focusOn = (page: Page, name: string): Promise<string> =>
  eventually(
    () => focusedName(page),
    (now) => now === name,
    `the focus on "${name}"`,
  );

/** Tabs on until the focus is on something so named. */
export async function tabTo(page: Page, name: string): Promise<void> {
  const seen: string[] = [];
  for (let turn = 0; turn < MAX_TABS; turn += 1) {
    const now = await focusedName(page);
    if (now === name) return;
    seen.push(now.slice(0, 30));
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reached "${name}", only ${seen.join(' | ')}`);
}

/**
 * From here on a tab has the focus only while it is in front, and hears of it when somebody comes to it (`comeTo`).
 * Otherwise Playwright has every page believe that it is looked at all the time.
 */
export async function letFocusMove(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setFocusEmulationEnabled', { enabled: false });
}

const hasFocus = (page: Page): Promise<boolean> => page.evaluate('document.hasFocus()');

const tell = (page: Page, event: 'focus' | 'blur'): Promise<unknown> =>
  page.evaluate(`window.dispatchEvent(new Event('${event}'))`);

/** Goes over to a tab from another one, as somebody does who clicks on it. */
export async function comeTo(page: Page, from: Page): Promise<void> {
  // In front already, it would not hear of anything.
  await from.bringToFront();
  await eventually(() => hasFocus(from), Boolean, 'the focus in the tab that is left');
  // Without windows all tabs have the focus all the time, and hear of nothing.
  const stays = await hasFocus(page);
  if (stays) await tell(from, 'blur');
  await page.bringToFront();
  await eventually(() => hasFocus(page), Boolean, 'the focus in the tab that is come to');
  if (stays) await tell(page, 'focus');
}
