import { afterAll, describe, jest } from '@jest/globals';
import { announcedByFirefox } from './announced.js';
import { baseUrl } from './environment.js';
import { findFirefox, Firefox } from './firefox.js';
import { judgeAnnounced } from './judge-announced.js';
import { eventually } from './world.js';

// A project of several cannot set its own timeout in the jest configuration.
jest.setTimeout(120_000);
const program = findFirefox();
if (!program) console.warn('There is no Firefox here: what it tells a screen reader is not looked at.');

const visible = (selector: string, holds: string): string =>
  `[...document.querySelectorAll('${selector}')].find((each) => each.checkVisibility() && ${holds})`;
const button = (name: string): string =>
  visible('button', `(each.getAttribute('aria-label') ?? each.textContent).trim() === '${name}'`);
const NAVIGATOR = visible(
  'button',
  `/^Question \\d+ of/.test((each.getAttribute('aria-label') ?? each.textContent).trim())`,
);

/** Waits until the question of such a number is the one on the screen. */
const shown = (browser: Firefox, number: number): Promise<boolean> =>
  eventually(
    () =>
      browser.run<boolean>(
        `const it = document.querySelector('[data-shown-question] h2');
         return /^\\s*Question\\s+${number}\\b/.test(it?.textContent ?? '');`,
      ),
    (there) => there,
    `question ${number}`,
  );

(program ? describe : describe.skip)('what Firefox tells a screen reader', () => {
  let firefox: Firefox | null = null;
  afterAll(() => firefox?.close());
  judgeAnnounced(async () => {
    const browser = (firefox = await Firefox.launch(program ?? ''));
    return {
      start: async () => {
        await browser.goto(`${baseUrl()}/diagnostic`);
        await browser.click(button('Start the diagnostic test'));
        await shown(browser, 1);
      },
      choose: (letter) => browser.click(visible(`button[data-choice="${letter}"]`, 'true')),
      next: async (_section, number) => {
        await browser.click(button('Next'));
        await shown(browser, number);
      },
      toMath: async () => {
        for (const each of [NAVIGATOR, button('Go to Review Page'), button('Submit'), button('Yes')])
          await browser.click(each);
        await eventually(
          () => browser.run<boolean>(`return location.pathname.endsWith('/math')`),
          (there) => there,
          'Math',
        );
        await shown(browser, 1);
      },
      lines: () => announcedByFirefox(browser),
    };
  });
});
