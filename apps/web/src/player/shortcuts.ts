/** What a key does in a running test. */
export type ShortcutAction =
  | { kind: 'choose'; letter: string }
  | {
      kind:
        | 'eliminator'
        | 'mark'
        | 'next'
        | 'back'
        | 'navigator'
        | 'time'
        | 'highlight'
        | 'clear-highlights'
        | 'line-reader'
        | 'read-aloud'
        | 'read-no-more'
        | 'help';
    };

export interface KeyPress {
  key: string;
  altKey: boolean;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
}

const LETTERS = ['a', 'b', 'c', 'd'];
const SINGLE: Record<string, ShortcutAction> = {
  x: { kind: 'eliminator' },
  m: { kind: 'mark' },
  n: { kind: 'next' },
  p: { kind: 'back' },
  q: { kind: 'navigator' },
  t: { kind: 'time' },
  h: { kind: 'highlight' },
  l: { kind: 'line-reader' },
  r: { kind: 'read-aloud' },
};

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
  ['R', 'Read the question aloud, pause, go on'],
  ['Shift + R', 'Stop reading aloud'],
  ['?', 'This list'],
  ['F6', 'Move between the page and open tools'],
];

/**
 * Reads a key press. Keys with Ctrl, Alt or Meta belong to the browser and to assistive technology; all keys can be
 * switched off (WCAG 2.1.4). Back is P for previous, because B is a choice: a key that leaves the question for one
 * student and answers it for another would cost points.
 */
export function shortcutOf(press: KeyPress, where: { takesKeys: boolean; singleKeys: boolean }): ShortcutAction | null {
  if (press.ctrlKey || press.metaKey || press.altKey || where.takesKeys || !where.singleKeys) return null;
  if (press.key === '?') return { kind: 'help' };
  const key = press.key.toLowerCase();
  if (key === 'h' && press.shiftKey) return { kind: 'clear-highlights' };
  if (key === 'r' && press.shiftKey) return { kind: 'read-no-more' };
  const letter = LETTERS[Number(press.key) - 1] ?? LETTERS.find((candidate) => candidate === key);
  return letter ? { kind: 'choose', letter } : (SINGLE[key] ?? null);
}

/** Controls that have keys of their own, and everything that stands beside or above the question. */
const OWN_KEYS = [
  'input',
  'textarea',
  'select',
  '[contenteditable]:not([contenteditable="false"])',
  'canvas',
  'iframe',
  'audio',
  'video',
  'dialog',
  '[popover]',
  '[data-tool-window]:not([data-kind="bar"])',
  '[data-annotation-toolbar]',
  ...[
    'dialog',
    'alertdialog',
    'application',
    'combobox',
    'grid',
    'listbox',
    'menu',
    'menubar',
    'radiogroup',
    'searchbox',
    'slider',
    'spinbutton',
    'tablist',
    'textbox',
    'tree',
  ].map((role) => `[role="${role}"]`),
  '[role="separator"][tabindex]',
].join();

/** Do keys pressed here belong to the place itself: a tool, a dialog, a field? */
export const takesKeys = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(OWN_KEYS) !== null;
