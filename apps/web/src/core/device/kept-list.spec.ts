import { jest } from '@jest/globals';
import { keptList } from './kept-list';

describe('a list that the browser keeps', () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => void jest.restoreAllMocks());

  it('holds each word once, in the order in which they came, over reloads', () => {
    const list = keptList('words');
    for (const word of ['a', 'b', 'a']) list.add(word);
    expect(keptList('words').read()).toEqual(['a', 'b']);
    expect(keptList('others').read()).toEqual([]);
  });

  it('lets a word go, and only that', () => {
    const list = keptList('words');
    for (const word of ['a', 'b', 'c']) list.add(word);
    list.remove('b');
    list.remove('x');
    expect(list.read()).toEqual(['a', 'c']);
  });

  it('lets the oldest go when it is full', () => {
    const list = keptList('words', 2);
    for (const word of ['a', 'b', 'c']) list.add(word);
    expect(list.read()).toEqual(['b', 'c']);
    list.add('b');
    expect(list.read()).toEqual(['b', 'c']);
  });

  it.each([
    ['no JSON', '{', []],
    ['no list', '{"a":1}', []],
    ['nothing', 'null', []],
    ['words beside other things', '["a",1,null,["b"],"c"]', ['a', 'c']],
  ])('takes %s for what it is', (_what, kept, words) => {
    localStorage.setItem('words', kept);
    expect(keptList('words').read()).toEqual(words);
  });

  it('is empty, and does not fail, where storage is blocked', () => {
    const blocked = (): never => {
      throw new DOMException('blocked', 'SecurityError');
    };
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
    const list = keptList('words');
    list.add('a');
    list.remove('a');
    expect(list.read()).toEqual([]);
  });
});
