import { shortcutOf, takesKeys, type KeyPress } from './shortcuts';

const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  altKey: false,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  ...more,
});
const OUTSIDE = { takesKeys: false, singleKeys: true };
const INSIDE = { takesKeys: true, singleKeys: true };

describe('keyboard shortcuts', () => {
  it.each([
    ['1', 'a'],
    ['2', 'b'],
    ['3', 'c'],
    ['4', 'd'],
    ['a', 'a'],
    ['b', 'b'],
    ['C', 'c'],
    ['d', 'd'],
  ])('chooses with %s the choice %s', (key, letter) => {
    expect(shortcutOf(press(key), OUTSIDE)).toEqual({ kind: 'choose', letter });
  });

  it.each([
    ['x', 'eliminator'],
    ['m', 'mark'],
    ['n', 'next'],
    ['p', 'back'],
    ['q', 'navigator'],
    ['t', 'time'],
    ['r', 'read-aloud'],
    ['R', 'read-aloud'],
  ])('reads %s as %s', (key, kind) => {
    expect(shortcutOf(press(key), OUTSIDE)).toEqual({ kind });
  });

  it('stops reading aloud with Shift and R', () => {
    expect(shortcutOf(press('R', { shiftKey: true }), OUTSIDE)).toEqual({ kind: 'read-no-more' });
  });

  it('leaves keys alone where they belong to the place itself, and when they are switched off', () => {
    for (const key of ['n', '3', 'a', '?', 'H']) {
      expect(shortcutOf(press(key), INSIDE)).toBeNull();
      expect(shortcutOf(press(key), { takesKeys: false, singleKeys: false })).toBeNull();
    }
  });

  it.each(['ctrlKey', 'altKey', 'metaKey'] as const)('never takes a key with %s, with Shift or without', (modifier) => {
    for (const key of ['a', '2', 'n', 't', '?', '˜']) {
      expect(shortcutOf(press(key, { [modifier]: true }), OUTSIDE)).toBeNull();
      expect(shortcutOf(press(key, { [modifier]: true, shiftKey: true }), OUTSIDE)).toBeNull();
    }
  });

  it('never takes what means nothing', () => {
    for (const key of ['5', '0', 'z', 'Enter', ' ', 'ArrowLeft']) expect(shortcutOf(press(key), OUTSIDE)).toBeNull();
  });
});

describe('where a key is pressed', () => {
  const inside = (html: string): Element => {
    document.body.innerHTML = html;
    return document.querySelector('[data-here]')!;
  };

  it.each([
    '<input data-here>',
    '<input type="range" data-here>',
    '<textarea data-here></textarea>',
    '<select data-here></select>',
    '<canvas data-here></canvas>',
    '<div contenteditable data-here></div>',
    '<div contenteditable="true"><b data-here></b></div>',
    '<iframe data-here></iframe>',
    '<div role="slider" tabindex="0" data-here></div>',
    '<div role="separator" tabindex="0" data-here></div>',
    '<ul role="menu"><li role="menuitem" data-here></li></ul>',
    '<div role="dialog"><button data-here></button></div>',
    '<section data-tool-window tabindex="-1" data-here></section>',
    '<section data-tool-window><div><button data-here></button></div></section>',
    '<div role="application" data-here></div>',
    '<div popover><button data-here></button></div>',
  ])('%s has keys of its own', (html) => {
    expect(takesKeys(inside(html))).toBe(true);
  });

  it.each([
    '<button data-here></button>',
    '<main><h2 tabindex="-1" data-here></h2></main>',
    '<div contenteditable="false" data-here></div>',
    '<div role="separator" data-here></div>',
  ])('%s has none', (html) => {
    expect(takesKeys(inside(html))).toBe(false);
  });

  it('nowhere is no such place', () => {
    expect(takesKeys(null)).toBe(false);
    expect(takesKeys(document)).toBe(false);
  });
});
