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

/** Looking at every color takes half of the time, and a phone shows the same colors. */
type Rules = 'all' | 'colour' | 'all but colour';

/** What axe finds on the page as it is now, one line per rule and place. */
export async function violations(page: Page, rules: Rules): Promise<string[]> {
  await settleColours(page);
  const builder = (await axeOf(page)).options({ resultTypes: ['violations'] });
  if (rules === 'colour') builder.withRules(COLOUR_RULES);
  else builder.withTags(TAGS);
  if (rules === 'all but colour') builder.disableRules(COLOUR_RULES);
  const { violations: found } = await builder.analyze();
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
  return [...found, ...(await tooWide(page, name))];
}

async function tooWide(page: Page, name: string): Promise<string[]> {
  const over = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
  return over > 0 ? [`${name} is ${over} px too wide at ${page.viewportSize()!.width} px`] : [];
}

/** The same for a page in a wide window, then in that of a small laptop, a tablet, and a phone. */
export async function faultsAtEveryWidth(page: Page, name: string): Promise<string[]> {
  const found = await faultsOfPage(page, name);
  await page.emulateMedia({ colorScheme: 'light' });
  const wide = page.viewportSize()!;
  for (const width of [1024, 768, 390]) {
    await page.setViewportSize({ ...wide, width });
    found.push(...(await tooWide(page, name)));
  }
  found.push(...(await violations(page, 'all but colour')).map((line) => `${name}, phone: ${line}`));
  await page.setViewportSize(wide);
  return found;
}
