import { beforeEach, describe, expect, it } from '@jest/globals';
import { keepConversation, keptConversation, rememberExpanded, wasExpanded } from './kept-chats';

describe('what a browser session keeps of chats', () => {
  beforeEach(() => {
    sessionStorage.clear();
    keepConversation('maya', 7, 41);
    rememberExpanded('maya');
  });

  it("is no other student's who signs in at the same browser", () => {
    expect([keptConversation('ben', 7), wasExpanded('ben')]).toEqual([null, false]);
    keepConversation('ben', 8, 42);
    expect([keptConversation('ben', 7), keptConversation('ben', 8), wasExpanded('ben')]).toEqual([null, 42, false]);
  });

  it('is the newest conversation of a question, and of the newest hundred questions', () => {
    keepConversation('maya', 7, 43);
    expect(keptConversation('maya', 7)).toBe(43);
    for (let question = 101; question <= 200; question += 1) keepConversation('maya', question, question);
    expect([keptConversation('maya', 7), keptConversation('maya', 101), keptConversation('maya', 200)]).toEqual([
      null,
      101,
      200,
    ]);
    keepConversation('maya', 200, null);
    expect(keptConversation('maya', 200)).toBeNull();
  });

  it.each([
    ['no list', '"all"'],
    ['pairs that are none', '[[7, "41"], [7], 7, null]'],
  ])('is nothing where conversations are %s', (_what, conversations) => {
    sessionStorage.setItem('aivy.chats', `{"userId":"maya","expanded":true,"conversations":${conversations}}`);
    expect([keptConversation('maya', 7), wasExpanded('maya')]).toEqual([null, true]);
  });
});
