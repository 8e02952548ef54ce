import type { Page } from 'playwright-core';

/**
 * What is to be read and does not fit into the window's width, with no place around it that scrolls sideways: a page
 * at 400 % zoom is read by scrolling in one direction alone (WCAG 1.4.10).
 */
const CUT = `(() => {
  const cut = [];
  const root = document.documentElement;
  if (root.scrollWidth > innerWidth) cut.push('the page scrolls sideways: ' + root.scrollWidth + ' px');
  const scrolls = (element) => {
    for (let each = element; each; each = each.parentElement)
      if (['auto', 'scroll'].includes(getComputedStyle(each).overflowX) && each !== root && each.scrollWidth > each.clientWidth)
        return true;
    return false;
  };
  // One pixel wide: for screen readers alone.
  const isForReaders = (element) => {
    for (let each = element; each; each = each.parentElement) if (each.getBoundingClientRect().width <= 1) return true;
    return false;
  };
  const seen = { checkOpacity: true, checkVisibilityCSS: true };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const element = text.parentElement;
    if (text.data.trim() === '' || !element.checkVisibility(seen) || element.closest('[aria-hidden="true"], svg, math')) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    if (isForReaders(element)) continue;
    if ((box.right > innerWidth + 1 || box.left < -1) && !scrolls(element))
      cut.push(Math.round(box.left) + '…' + Math.round(box.right) + ' ' + text.data.trim().slice(0, 40));
  }
  return cut;
})()`;

/** @returns what does not fit, a line each */
export const cutOff = (page: Page): Promise<string[]> => page.evaluate<string[]>(CUT);

/** Buttons and fields below the size of a finger, on what is before the page's other parts if something is. */
const TOO_SMALL = `(() => {
  const front = [...document.querySelectorAll('dialog[open], [role="dialog"]')].at(-1) ?? document.body;
  const controls = front.querySelectorAll('button, select, textarea, input:not([type="checkbox"], [type="radio"]), [role="button"]');
  return [...controls].filter((each) => each.checkVisibility() && !each.closest('[inert], .vh')).flatMap((each) => {
    const { width, height } = each.getBoundingClientRect();
    if (width <= 1 || (Math.round(width) >= 44 && Math.round(height) >= 44)) return [];
    return [(each.getAttribute('aria-label') ?? each.textContent).trim().slice(0, 40) + ': ' + Math.round(width) + ' × ' + Math.round(height)];
  });
})()`;

export const tooSmall = (page: Page): Promise<string[]> => page.evaluate<string[]>(TOO_SMALL);

/** Controls that the chat's button lies over once they're scrolled to; a pixel of their edge is nothing. */
const UNDER_CHAT = `(() => {
  const chat = document.querySelector('aside[aria-label="Tutor"]');
  const button = chat.querySelector(':scope > button').getBoundingClientRect();
  const covers = (box) =>
    box.left < button.right - 1 && button.left < box.right - 1 && box.top < button.bottom - 1 && button.top < box.bottom - 1;
  const controls = [...document.querySelectorAll('a[href], button, input, select, textarea')];
  return controls.filter((each) => each.checkVisibility() && !chat.contains(each) && !each.closest('.vh')).flatMap((each) =>
    ['nearest', 'end'].flatMap((block) => {
      each.scrollIntoView({ block, behavior: 'instant' });
      return covers(each.getBoundingClientRect()) ? [(each.getAttribute('aria-label') ?? each.textContent).trim().slice(0, 40)] : [];
    }));
})()`;

export const underChat = (page: Page): Promise<string[]> => page.evaluate<string[]>(UNDER_CHAT);
