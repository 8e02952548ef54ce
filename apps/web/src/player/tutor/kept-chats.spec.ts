import { beforeEach, describe, expect, it } from '@jest/globals';
import { forgetChats, keepConversation, keptConversation, rememberExpanded, wasExpanded } from './kept-chats';

describe('what a browser session keeps of chats', () => {
  beforeEach(() => {
    sessionStorage.clear();
    keepConversation('maya', 7, 41);
    rememberExpanded('maya');
  });

  it('is gone with the account', () => {
    expect([keptConversation('maya', 7), wasExpanded('maya')]).toEqual([41, true]);
    forgetChats('maya');
    expect([keptConversation('maya', 7), wasExpanded('maya')]).toEqual([null, false]);
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('maya');
  });

  it("stays when another student's account goes", () => {
    forgetChats('ben');
    expect([keptConversation('maya', 7), wasExpanded('maya')]).toEqual([41, true]);
  });
});
