import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** All that a theme can change; everything else is the same page. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** What axe finds on the page as it is now, one line per rule and place; nothing is what we want. */
export async function violations(page: Page, rules: 'all' | 'colour'): Promise<string[]> {
  // Our pages have no frames: asked in the page itself, axe needs no second page to put its results together.
  const builder = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  const { violations: found } = await (
    rules === 'all' ? builder.withTags(TAGS) : builder.withRules(COLOUR_RULES)
  ).analyze();
  return found.flatMap((violation) =>
    violation.nodes.map(
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
