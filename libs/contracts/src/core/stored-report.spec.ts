import * as z from 'zod/mini';
import { DomainError } from './errors.js';
import { readReport, UnreadableReport } from './stored-report.js';

const first = z.object({ english_score: z.number() });
const current = z.object({ version: z.literal(3), sections: z.object({ english: z.object({ score: z.number() }) }) });
const read = (stored: object) =>
  readReport(stored, first, current, ({ english_score: score }) => ({
    version: 3 as const,
    sections: { english: { score } },
  }));
const thrownBy = (stored: object): unknown => {
  try {
    return read(stored);
  } catch (error) {
    return error;
  }
};

const READ = { version: 3, sections: { english: { score: 600 } } };

describe('a stored report', () => {
  it.each([
    ['of this version', READ],
    ['of version 2, which is laid out alike', { ...READ, version: 2 }],
    ['of the first version, which says none', { english_score: 600 }],
  ])('%s is read', (_which, stored) => expect(read(stored)).toEqual(READ));

  it.each<[string, object, (string | number)[]]>([
    [
      'of this version with a field of another type',
      { version: 3, sections: { english: { score: '600' } } },
      ['sections', 'english', 'score'],
    ],
    ['of this version without a section', { version: 3, sections: {} }, ['sections', 'english']],
    ['of the first version without a field', { math_score: 600 }, ['english_score']],
    ['of a version that never was', { version: 0, english_score: 600 }, ['version']],
  ])('%s is unreadable, and the error says where', (_which, stored, place) => {
    const error = thrownBy(stored);
    expect(error).toBeInstanceOf(UnreadableReport);
    expect((error as { cause: z.core.$ZodError }).cause.issues[0]?.path).toEqual(place);
  });

  it('of a newer release is worth a second try', () => {
    expect((thrownBy({ ...READ, version: 4 }) as DomainError).code).toBe('SERVICE-UNAVAILABLE');
  });
});
