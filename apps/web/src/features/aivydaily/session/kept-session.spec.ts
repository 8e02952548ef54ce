/** @jest-environment jsdom */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { forgetSession, keepSession, restoreSession } from './kept-session';
import { begun, served } from './practice-session';

const NOW = 1_790_000_000_000;
const DAY = 24 * 3_600_000;
const session = served(begun(7, 26, NOW), 101);

beforeEach(() => localStorage.clear());

describe('the session on this device', () => {
  it('comes back whole while its last activity is younger than a day', () => {
    keepSession('maya', session, NOW);
    expect(restoreSession('maya', NOW + DAY - 1)).toEqual(session);
  });

  it('is cleared after a day', () => {
    keepSession('maya', session, NOW);
    expect(restoreSession('maya', NOW + DAY)).toBeNull();
    expect(localStorage).toHaveLength(0);
  });

  it('belongs to one student', () => {
    keepSession('maya', session, NOW);
    expect(restoreSession('noor', NOW)).toBeNull();
    expect(restoreSession('maya', NOW)).toEqual(session);
  });

  it('is gone when it is forgotten', () => {
    keepSession('maya', session, NOW);
    forgetSession('maya');
    expect(restoreSession('maya', NOW)).toBeNull();
  });

  it.each([
    '{',
    'null',
    '[]',
    '{"layout":2}',
    '{"layout":1,"lastActivity":1790000000000,"session":{"conversationId":"7"}}',
  ])('is cleared when it is rubbish: %s', (rubbish) => {
    localStorage.setItem('aivy.daily.maya', rubbish);
    expect(restoreSession('maya', NOW)).toBeNull();
    expect(localStorage).toHaveLength(0);
  });
});
