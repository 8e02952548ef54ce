import fs from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { breakingChanges } from './wire-changes.js';
import { wireContract, type Wire, type WireSchema } from './wire.js';

/** Changes that break a rollout and may: each line of the test below with the reason why no program of the last release meets it. */
const ALLOWED: Readonly<Record<string, string>> = {
  'call plan.unsubscribe gives.kind: was only ["reminder","weekly-letter"]':
    'Only emails that the new page turns on have another kind. If the old page hears of one, it still says that it worked.',
  ...Object.fromEntries(
    [
      'call auth.export-account gives.diagnostic.report: type was "null" and is "object"',
      'call auth.export-account gives.full_tests[].report: type was "null" and is "object"',
      'internal call diagnostic.export-user gives.report: type was "null" and is "object"',
      'internal call full-test.export-user gives[].report: type was "null" and is "object"',
    ].map((change) => [
      change,
      'A score that is null: of a test that was clicked through while the releases changed, whose owner exports it meanwhile. The export says to try again.',
    ]),
  ),
  ...Object.fromEntries(
    [
      'internal call diagnostic.attempt-for-evidence: removed',
      'internal call full-test.test-for-evidence: removed',
    ].map((change) => [
      change,
      'Only the job record-evidence made it. A worker of the last release gets SERVICE-UNAVAILABLE, and one of this release takes the job at one of its next tries.',
    ]),
  ),
};

const released = JSON.parse(fs.readFileSync('libs/contracts/released.json', 'utf8')) as Wire;

describe('the contract beside that of the last release', () => {
  it('takes what that one sends and sends nothing that it cannot read', () => {
    const changes = breakingChanges(released, wireContract());
    expect(changes.filter((change) => !(change in ALLOWED))).toEqual([]);
  });

  it('allows nothing that is no change any more', () => {
    const changes = breakingChanges(released, wireContract());
    expect(Object.keys(ALLOWED).filter((change) => !changes.includes(change))).toEqual([]);
  });
});

const object = (properties: Record<string, WireSchema>, required = Object.keys(properties)): WireSchema => ({
  type: 'object',
  properties,
  required,
});
const word = { type: 'string' };
const takes = (schema: WireSchema): Wire => ({ m: { takes: schema, traits: {} } });
const gives = (schema: WireSchema): Wire => ({ m: { gives: schema, traits: {} } });
const color = (...names: string[]) => object({ color: { type: 'string', enum: names } });

describe('a change is seen to break', () => {
  it.each<[string, Wire, Wire]>([
    ['a removed message', takes(object({})), {}],
    ['another trait', { m: { traits: { path: '/a' } } }, { m: { traits: { path: '/b' } } }],
    ['a new required input', takes(object({})), takes(object({ a: word }))],
    ['an optional input that is required', takes(object({ a: word }, [])), takes(object({ a: word }))],
    ['a removed input', takes(object({ a: word }, [])), takes(object({}))],
    ['a removed answer', gives(object({ a: word })), gives(object({}))],
    ['an answer that may be missing', gives(object({ a: word })), gives(object({ a: word }, []))],
    ['another type', takes(object({ a: word })), takes(object({ a: { type: 'number' } }))],
    ['a removed choice of an input', takes(color('red', 'blue')), takes(color('red'))],
    ['a new choice of an answer', gives(color('red')), gives(color('red', 'blue'))],
    ['text that becomes a choice', takes(object({ color: word })), takes(color('red'))],
    ['a lower upper bound', takes({ type: 'string', maxLength: 9 }), takes({ type: 'string', maxLength: 8 })],
    ['a new bound', takes(word), takes({ type: 'string', minLength: 1 })],
    ['a wider answer', gives({ type: 'integer', maximum: 9 }), gives({ type: 'integer', maximum: 10 })],
    ['fractions where whole numbers were', gives({ type: 'integer' }), gives({ type: 'number' })],
    ['an answer that may be null', gives(word), gives({ anyOf: [word, { type: 'null' }] })],
    ['an input that may not be null', takes({ anyOf: [word, { type: 'null' }] }), takes(word)],
    [
      'another entry of a list',
      takes({ type: 'array', items: word }),
      takes({ type: 'array', items: { type: 'number' } }),
    ],
    ['one of two types that may be null', gives({ type: 'number' }), gives({ type: ['number', 'null'] })],
    ['a pattern', takes(word), takes({ type: 'string', pattern: '^a' })],
  ])('%s', (_, before, after) => {
    expect(breakingChanges(before, after)).not.toEqual([]);
  });
});

describe('a change goes unnoticed', () => {
  it.each<[string, Wire, Wire]>([
    ['a new message', {}, takes(object({}))],
    ['a new optional input', takes(object({})), takes(object({ a: word }, []))],
    ['a new answer', gives(object({})), gives(object({ a: word }))],
    ['a new choice of an input', takes(color('red')), takes(color('red', 'blue'))],
    ['a removed choice of an answer', gives(color('red', 'blue')), gives(color('red'))],
    ['a wider input', takes({ type: 'string', maxLength: 8 }), takes({ type: 'string', maxLength: 9 })],
    ['an input that may be null', takes(word), takes({ anyOf: [word, { type: 'null' }] })],
    ['an input of a type or null', takes({ type: 'number' }), takes({ type: ['number', 'null'] })],
    ['an answer that is never null', gives({ anyOf: [word, { type: 'null' }] }), gives(word)],
  ])('%s', (_, before, after) => {
    expect(breakingChanges(before, after)).toEqual([]);
  });
});
