import { defineCall } from '../core/call.js';
import { distressHandled, distressList } from '../core/distress.js';
import { noInput, nothing } from '../core/fields.js';

const shared = { service: 'chat', audience: 'operator', inputError: 'CHAT-INVALIDINPUT', idempotent: true } as const;

export const listChatDistress = defineCall({
  ...shared,
  summary: 'Messages in the chat that show distress: the open ones and those handled last',
  method: 'GET',
  path: '/chat/distress',
  pattern: 'chat.list-distress',
  input: noInput,
  output: distressList,
  errors: ['AUTH-UNAUTHORIZED', 'NOT-FOUND', 'CHAT-DB'],
  cache: { keepSeconds: 0, tags: ['Distress'] },
});

export const handleChatDistress = defineCall({
  ...shared,
  summary: 'Mark a message that shows distress as handled; of two operators the first one stays',
  method: 'POST',
  path: '/chat/distress/handle',
  pattern: 'chat.handle-distress',
  input: distressHandled,
  output: nothing,
  errors: ['AUTH-UNAUTHORIZED', 'NOT-FOUND', 'CHAT-DB'],
  invalidates: ['Distress'],
});
