/** @jest-environment jsdom */
import { DAY_MS } from '@aivy/contracts';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { forgetSession, keepSession, restoreSession } from './kept-session';
import { begun, served } from './practice-session';

const NOW = 1_790_000_000_000;
const session = served(begun(7, 26, NOW), 101);

beforeEach(() => localStorage.clear());

describe('the session on this device', () => {
  it('comes back whole while its last activity is younger than a day', () => {
    keepSession('maya', session, NOW);
    expect(restoreSession('maya', NOW + DAY_MS - 1)).toEqual(session);
  });

  it('is cleared after a day', () => {
    keepSession('maya', session, NOW);
    expect(restoreSession('maya', NOW + DAY_MS)).toBeNull();
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
    ['of another layout', { layout: 2 }],
    ['without a layout', { layout: undefined }],
    ['of an unknown moment', { lastActivity: 'now' }],
    ['without a session on the server', { session: { ...session, conversationId: null } }],
    ['with a number that is none', { session: { ...session, answered: '3' } }],
    ['with a field missing', { session: { ...session, canSubmit: undefined } }],
    ['with answers that are no list', { session: { ...session, previousAnswers: {} } }],
    ['with types that are no list', { session: { ...session, questionTypes: 'choice' } }],
  ])('is cleared when it was kept %s', (_what, change) => {
    const kept = { layout: 1, lastActivity: NOW, session };
    localStorage.setItem('aivy.daily.maya', JSON.stringify(kept));
    expect(restoreSession('maya', NOW)).toEqual(session);
    localStorage.setItem('aivy.daily.maya', JSON.stringify({ ...kept, ...change }));
    expect(restoreSession('maya', NOW)).toBeNull();
    expect(localStorage).toHaveLength(0);
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
