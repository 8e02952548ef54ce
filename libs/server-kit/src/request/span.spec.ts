import { parseTraceparent, traceparentText } from './span.js';

// Of the W3C's own text: https://www.w3.org/TR/trace-context/#examples-of-http-traceparent-headers
const KEPT = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
const NOT_KEPT = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-00';

describe('a traceparent', () => {
  it('says trace, span and whether the trace is kept', () => {
    const ids = { traceId: '4bf92f3577b34da6a3ce929d0e0e4736', spanId: '00f067aa0ba902b7' };
    expect(parseTraceparent(KEPT)).toEqual({ ...ids, kept: true });
    expect(parseTraceparent(NOT_KEPT)).toEqual({ ...ids, kept: false });
    expect(traceparentText({ ...ids, kept: true })).toBe(KEPT);
    expect(traceparentText({ ...ids, kept: false })).toBe(NOT_KEPT);
  });

  it('of a later version may go on behind, and have other flags', () => {
    const later = 'cc-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-03-what-the-future-says';
    expect(parseTraceparent(later)).toMatchObject({ spanId: '00f067aa0ba902b7', kept: true });
  });

  it.each([
    ['nothing', undefined],
    ['an empty text', ''],
    ['upper case', KEPT.toUpperCase()],
    ['a trace of zeros', `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`],
    ['a span of zeros', `00-4bf92f3577b34da6a3ce929d0e0e4736-${'0'.repeat(16)}-01`],
    ['the forbidden version', `ff${KEPT.slice(2)}`],
    ['too short a trace', '00-4bf92f3577b34da6a3ce929d0e0e473-00f067aa0ba902b7-01'],
    ['a line break', `${KEPT}\nset-cookie: x`],
    ['anything else', 'maya@example.org'],
  ])('is none when it is %s', (_what, text) => {
    expect(parseTraceparent(text)).toBeUndefined();
  });
});
