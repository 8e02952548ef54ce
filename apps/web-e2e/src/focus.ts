import type { Page } from 'playwright-core';

const MAX_TABS = 60;

/** What a screen reader would call the focused element, roughly. */
export const focusedName = (page: Page): Promise<string> =>
  page.evaluate(
    `(() => { const element = document.activeElement; return (element?.getAttribute('aria-label') ?? element?.labels?.[0]?.textContent ?? element?.textContent ?? '').trim(); })()`,
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
