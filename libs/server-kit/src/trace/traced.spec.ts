import { DomainError } from '@aivy/contracts';
import type { Span } from '../request/span.js';
import { endWith, faultName, inSpan } from './traced.js';

class Noted implements Span {
  readonly traceId = '';
  readonly traceparent = '';
  readonly notes: string[] = [];
  child = () => this;
  set = (facts: object) => void this.notes.push(JSON.stringify(facts));
  fail = (code: string) => void this.notes.push(`failed ${code}`);
  end = () => void this.notes.push('ended');
}

describe('a span that ends with the code of an answer', () => {
  it.each([
    ['OK', false],
    ['AUTH-UNAUTHORIZED', false],
    ['NOT-FOUND', false],
    ['SERVICE-UNAVAILABLE', true],
    ['FT-DB', true],
    ['UNKNOWN', true],
    ['A-CODE-OF-TOMORROW', true],
  ])('%s: has failed: %s', (code, failed) => {
    const span = new Noted();
    endWith(span, code);
    expect(span.notes).toEqual([`{"aivy.code":"${code}"}`, ...(failed ? [`failed ${code}`] : []), 'ended']);
  });
});

describe('work in a span', () => {
  it('ends it, and says by a name and never by a sentence why it failed', async () => {
    const span = new Noted();
    await expect(inSpan(span, () => Promise.resolve(7))).resolves.toBe(7);
    const fault = new TypeError('maya@example.org is no address');
    await expect(inSpan(span, () => Promise.reject(fault))).rejects.toBe(fault);
    expect(span.notes).toEqual(['ended', 'failed TypeError', 'ended']);
  });

  it.each([
    [new DomainError('FT-DB'), 'FT-DB'],
    [Object.assign(new Error('duplicate key (email)=(maya@example.org)'), { code: '23505' }), '23505'],
    [Object.assign(new Error('x'), { code: 'maya@example.org' }), 'Error'],
    ['a thrown text', 'unknown'],
    [undefined, 'unknown'],
  ])('%p is called %s', (error, name) => {
    expect(faultName(error)).toBe(name);
  });
});
