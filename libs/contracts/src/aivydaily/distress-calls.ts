import { defineCall } from '../core/call.js';
import { distressHandled, distressList } from '../core/distress.js';
import { noInput, nothing } from '../core/fields.js';

const shared = { service: 'aivydaily', audience: 'operator', inputError: 'INVALIDINPUT', idempotent: true } as const;

export const listPracticeDistress = defineCall({
  ...shared,
  summary: 'Messages in practice that show distress: the open ones and those handled last',
  method: 'GET',
  path: '/aivydaily/distress',
  pattern: 'aivydaily.list-distress',
  input: noInput,
  output: distressList,
  errors: ['AUTH-UNAUTHORIZED', 'NOT-FOUND', 'DB'],
  cache: { keepSeconds: 0, tags: ['Distress'] },
});

export const handlePracticeDistress = defineCall({
  ...shared,
  summary: 'Mark a message that shows distress as handled; of two operators the first one stays',
  method: 'POST',
  path: '/aivydaily/distress/handle',
  pattern: 'aivydaily.handle-distress',
  input: distressHandled,
  output: nothing,
  errors: ['AUTH-UNAUTHORIZED', 'NOT-FOUND', 'DB'],
  invalidates: ['Distress'],
});
