/** What a key does in a running test. */
export type ShortcutAction =
  | { kind: 'choose'; letter: string }
  | { kind: 'eliminator' | 'mark' | 'next' | 'back' | 'navigator' | 'time' | 'highlight' | 'clear-highlights' | 'line-reader' | 'help' };

export interface KeyPress {
  key: string;
  code: string;
  altKey: boolean;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
}

const LETTERS = ['a', 'b', 'c', 'd'];
const SINGLE: Record<string, ShortcutAction> = {
  x: { kind: 'eliminator' }, m: { kind: 'mark' }, n: { kind: 'next' }, p: { kind: 'back' }, q: { kind: 'navigator' }, t: { kind: 'time' }, h: { kind: 'highlight' }, l: { kind: 'line-reader' },
};
// With the modifiers choices are by number only: Alt+Shift+letter belongs to menus in some browsers.
const DIGITS: Record<string, string> = { Digit1: 'a', Digit2: 'b', Digit3: 'c', Digit4: 'd' };

/** Rows of the shortcut list in the More menu. */
export const SHORTCUT_HELP: readonly (readonly [keys: string, meaning: string])[] = [
  ['1–4 or A–D', 'Choose an answer; again to clear it'],
  ['X', 'Turn the answer eliminator on or off'],
  ['M', 'Mark for review'],
  ['N / P', 'Next / back (previous)'],
  ['Q', 'Question navigator'],
  ['T', 'Read the time left aloud'],
  ['H', 'Highlight the selected text (Reading & Writing)'],
  ['Shift + H', 'Remove highlights: of the selection, or of the question'],
  ['L', 'Line reader on or off (Reading & Writing)'],
  ['?', 'This list'],
  ['Alt + Shift', 'The same with 1–4, X, M, N, P, Q, T, H, L, also while typing'],
  ['F6', 'Move between the page and open tools'],
];

/**
 * Reads a key press. Single keys count only outside text fields and while they are switched on; with Alt+Shift they
 * always count (WCAG 2.1.4). Back is P for previous, because B is a choice: a key that leaves the question for one
 * student and answers it for another would cost points.
 */
export function shortcutOf(press: KeyPress, where: { typing: boolean; singleKeys: boolean }): ShortcutAction | null {
  if (press.ctrlKey || press.metaKey) return null;
  if (press.altKey) {
    if (!press.shiftKey) return null;
    // With Alt held some keyboards report another character, so the place of the key decides.
    const digit = DIGITS[press.code];
    return digit ? { kind: 'choose', letter: digit } : (SINGLE[press.code.replace('Key', '').toLowerCase()] ?? null);
  }
  if (where.typing || !where.singleKeys) return null;
  if (press.key === '?') return { kind: 'help' };
  const key = press.key.toLowerCase();
  if (key === 'h' && press.shiftKey) return { kind: 'clear-highlights' };
  const letter = LETTERS[Number(press.key) - 1] ?? LETTERS.find((candidate) => candidate === key);
  return letter ? { kind: 'choose', letter } : (SINGLE[key] ?? null);
}

/** Does the element take typed text? */
export const isTypingIn = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
