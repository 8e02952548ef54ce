import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** All that a theme can change; everything else is the same page. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * A change of theme starts transitions, one millisecond long for who wants no motion. Until the next frame they show the
 * old colour; on a busy machine that frame comes after axe has looked, and half of the page is judged in either theme.
 */
async function settleColours(page: Page): Promise<void> {
  await page.evaluate(
    `new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))).then(() =>
       Promise.all(document.getAnimations()
         .filter((motion) => motion.effect.getComputedTiming().endTime !== Infinity)
         .map((motion) => motion.finished.catch(() => null))).then(() => null))`,
  );
}

/** Something to run where axe is there already. */
const NOTHING = 'null';

/**
 * Our pages have no frames: asked in the page itself, axe needs no second page to put its results together. A document that
 * was looked at has it still; its half a megabyte, read twice for every look, took more than the look.
 */
async function axeOf(page: Page): Promise<AxeBuilder> {
  const known = await page.evaluate<boolean>(`typeof window.axe?.run === 'function'`);
  return new AxeBuilder({ page, ...(known && { axeSource: NOTHING }) }).setLegacyMode();
}

/** Of a header that holds a formula axe sees no text; we name it in words. */
const isNamedHeader = (rule: string, html: string): boolean =>
  rule === 'empty-table-header' && /^<th[^>]* aria-label="[^"]/.test(html);

/** What axe finds on the page as it is now, one line per rule and place; nothing is what we want. */
export async function violations(page: Page, rules: 'all' | 'colour'): Promise<string[]> {
  await settleColours(page);
  const builder = (await axeOf(page)).options({ resultTypes: ['violations'] });
  const { violations: found } = await (
    rules === 'all' ? builder.withTags(TAGS) : builder.withRules(COLOUR_RULES)
  ).analyze();
  return found.flatMap((violation) =>
    violation.nodes
      .filter(({ html }) => !isNamedHeader(violation.id, html))
      .map(
        (node) =>
          `${violation.id}: ${node.target.join(' ')} – ${
            node.failureSummary
              ?.split('\n')
              .slice(1)
              .map((line) => line.trim())
              .join('; ') ?? ''
          }`,
      ),
  );
}

/** What breaks a rule in either theme, and by how much the page is wider than its window; one line each. */
export async function faultsOfPage(page: Page, name: string): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  const found = (await violations(page, 'all')).map((line) => `${name}, light: ${line}`);
  await page.emulateMedia({ colorScheme: 'dark' });
  found.push(...(await violations(page, 'colour')).map((line) => `${name}, dark: ${line}`));
  const over = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
  return over > 0 ? [...found, `${name} is ${over} px too wide`] : found;
}
