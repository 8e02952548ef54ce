import { isTypingIn, shortcutOf, type KeyPress } from './shortcuts';

const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({ key, code: /^\d$/.test(key) ? `Digit${key}` : `Key${key.toUpperCase()}`, altKey: false, shiftKey: false, ctrlKey: false, metaKey: false, ...more });
const OUTSIDE = { typing: false, singleKeys: true };
const TYPING = { typing: true, singleKeys: true };

describe('keyboard shortcuts', () => {
  it.each([['1', 'a'], ['2', 'b'], ['3', 'c'], ['4', 'd'], ['a', 'a'], ['b', 'b'], ['C', 'c'], ['d', 'd']])('chooses with %s the choice %s', (key, letter) => {
    expect(shortcutOf(press(key), OUTSIDE)).toEqual({ kind: 'choose', letter });
  });

  it.each([['x', 'eliminator'], ['m', 'mark'], ['n', 'next'], ['p', 'back'], ['q', 'navigator'], ['t', 'time']])('reads %s as %s', (key, kind) => {
    expect(shortcutOf(press(key), OUTSIDE)).toEqual({ kind });
  });

  it('leaves single keys alone in text fields and when they are switched off', () => {
    expect(shortcutOf(press('n'), TYPING)).toBeNull();
    expect(shortcutOf(press('3'), TYPING)).toBeNull();
    expect(shortcutOf(press('n'), { typing: false, singleKeys: false })).toBeNull();
  });

  it('always takes Alt+Shift, also where the layout turns the key into another character', () => {
    expect(shortcutOf(press('˜', { code: 'KeyN', altKey: true, shiftKey: true }), TYPING)).toEqual({ kind: 'next' });
    expect(shortcutOf(press('›', { code: 'Digit4', altKey: true, shiftKey: true }), { typing: true, singleKeys: false })).toEqual({ kind: 'choose', letter: 'd' });
    expect(shortcutOf(press('n', { altKey: true }), OUTSIDE)).toBeNull();
  });

  it('never takes what belongs to the browser or means nothing', () => {
    expect(shortcutOf(press('a', { ctrlKey: true }), OUTSIDE)).toBeNull();
    expect(shortcutOf(press('t', { metaKey: true }), OUTSIDE)).toBeNull();
    for (const key of ['5', '0', 'z', 'Enter', ' ', 'ArrowLeft']) expect(shortcutOf(press(key, { code: key }), OUTSIDE)).toBeNull();
  });

  it('knows where text is typed', () => {
    expect(isTypingIn(document.createElement('input'))).toBe(true);
    expect(isTypingIn(document.createElement('textarea'))).toBe(true);
    expect(isTypingIn(document.createElement('button'))).toBe(false);
    expect(isTypingIn(null)).toBe(false);
  });
});
