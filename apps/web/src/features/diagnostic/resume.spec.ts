import type { TestDetail } from '@aivy/contracts';
import { freshDiagnostic, fromServer, furtherCopy, isBegun } from './resume';

const detail = (english: string[], math: string[], more: Partial<TestDetail> = {}): TestDetail => ({
  detail_report: null,
  report_status: 'none',
  status: 'in_progress',
  user_english_answer: JSON.stringify(english),
  user_math_answer: JSON.stringify(math),
  user_english_time: JSON.stringify(english.map(() => 30)),
  user_math_time: JSON.stringify(math.map(() => 0)),
  start_time: '2026-01-05 10:00:00',
  end_time: null,
  form_id: 'dt-1',
  ...more,
});
const kept = (more: object = {}) => ({
  ...freshDiagnostic(null, new Date('2026-01-05T10:00:00Z')),
  english: ['a', 'b'],
  english_time: [30, 30],
  ...more,
});

describe('resuming the diagnostic', () => {
  it('from the server starts at the first unanswered question', () => {
    expect(fromServer(detail(['a', 'b', '', 'd', ''], ['', '']), 'u1')).toMatchObject({
      section: 'reading_and_writing',
      position: 2,
      owner: 'u1',
      form_id: 'dt-1',
      english_time: [30, 30, 30, 30, 30],
    });
    expect(fromServer(detail(['', ''], ['', '']), 'u1')).toMatchObject({ section: 'reading_and_writing', position: 0 });
  });

  it('from the server is in Math when every reading answer is filled and some math answer exists', () => {
    expect(fromServer(detail(['a', 'b'], ['c', '', '']), 'u1')).toMatchObject({ section: 'math', position: 1 });
    expect(fromServer(detail(['a', 'b'], ['', '', '']), 'u1')).toMatchObject({ section: 'reading_and_writing' });
    expect(fromServer(detail(['a', ''], ['c', '', '']), 'u1')).toMatchObject({
      section: 'reading_and_writing',
      position: 1,
    });
  });

  it('from the server comes back to an entry that was only begun', () => {
    expect(fromServer(detail(['a', 'b'], ['c', '3/', '-']), 'u1')).toMatchObject({ section: 'math', position: 1 });
  });

  it('survives lists it cannot read', () => {
    expect(fromServer(detail([], [], { user_english_answer: 'oops', user_math_time: '{}' }), 'u1')).toMatchObject({
      english: [],
      math_time: [],
      position: 0,
    });
  });

  it('takes the further copy, whenever it was begun, and the device’s when they are equally far', () => {
    const server = fromServer(detail(['a', ''], []), 'u1');
    expect(furtherCopy(kept(), server)).toMatchObject({ english: ['a', 'b'] });
    expect(
      furtherCopy(kept({ english: ['', ''], english_time: [1, 0], start_time: '2026-01-06 09:00:00' }), server),
    ).toBe(server);
    expect(furtherCopy(kept({ english: ['c', ''], position: 1 }), server)).toMatchObject({
      english: ['c', ''],
      position: 1,
    });
    expect([furtherCopy(null, server), furtherCopy(null, null)]).toEqual([server, null]);
  });

  it('tells a test that was begun from an empty one', () => {
    expect(isBegun(freshDiagnostic(null))).toBe(false);
    expect(isBegun(kept({ english: ['', ''], english_time: [0, 2] }))).toBe(true);
    expect(isBegun(kept({ english_time: [0, 0] }))).toBe(true);
    // Submitted at once with nothing answered: too quick for a counted second, and still no way back.
    expect(isBegun({ ...freshDiagnostic(null), section: 'math' })).toBe(true);
  });
});
