import {
  clearLocalDiagnostic,
  giveToAccount,
  readCompleted,
  readInProgress,
  writeCompleted,
  writeInProgress,
  type InProgressDiagnostic,
} from './local-diagnostic';

const TEST: InProgressDiagnostic = {
  english: ['a'],
  math: [],
  english_time: [12],
  math_time: [],
  start_time: '2026-01-05 10:00:00',
  section: 'reading_and_writing',
  position: 0,
  marked: { reading_and_writing: [], math: [] },
  eliminated: { reading_and_writing: {}, math: {} },
  owner: null,
  saved_at: 1,
};
const COMPLETED = {
  english: ['a'],
  math: ['2'],
  english_time: [12],
  math_time: [9],
  start_time: '2026-01-05 10:00:00',
  end_time: '2026-01-05 10:40:00',
  owner: null,
};

describe('the diagnostic on this device', () => {
  beforeEach(() => localStorage.clear());

  it('gives back what was kept, and nothing when nothing was', () => {
    expect(readInProgress(null)).toBeNull();
    expect(readCompleted(null)).toBeNull();
    expect(writeInProgress(TEST)).toBe(true);
    expect(readInProgress(null)).toEqual(TEST);
  });

  it('replaces the unfinished test by the finished one', () => {
    writeInProgress(TEST);
    expect(writeCompleted(COMPLETED)).toBe(true);
    expect(readCompleted(null)).toEqual(COMPLETED);
    expect(readInProgress(null)).toBeNull();
  });

  it('forgets both on request', () => {
    writeCompleted(COMPLETED);
    writeInProgress(TEST);
    clearLocalDiagnostic(null);
    expect([readInProgress(null), readCompleted(null)]).toEqual([null, null]);
  });

  it('keeps everybody’s apart: a visitor’s, and each account’s', () => {
    const mine = { ...TEST, english: ['b'], owner: 'u1' };
    writeInProgress(TEST);
    writeInProgress(mine);
    writeCompleted({ ...COMPLETED, owner: 'u2' });
    expect([readInProgress(null), readInProgress('u1'), readInProgress('u2')]).toEqual([TEST, mine, null]);
    expect([readCompleted(null), readCompleted('u1'), readCompleted('u2')]).toEqual([
      null,
      null,
      { ...COMPLETED, owner: 'u2' },
    ]);
    clearLocalDiagnostic('u1');
    expect([readInProgress(null), readInProgress('u1')]).toEqual([TEST, null]);
  });

  it('finds what a release before kept for an account where a visitor’s lies now, and leaves it to nobody else', () => {
    localStorage.setItem('aivy.diagnostic.in-progress', JSON.stringify({ ...TEST, owner: 'u1' }));
    expect([readInProgress(null), readInProgress('u2'), readInProgress('u1')]).toEqual([
      null,
      null,
      { ...TEST, owner: 'u1' },
    ]);
    clearLocalDiagnostic('u2');
    clearLocalDiagnostic(null);
    expect(readInProgress('u1')).not.toBeNull();
    clearLocalDiagnostic('u1');
    expect(readInProgress('u1')).toBeNull();
  });

  it('gives a visitor’s test to one account, which keeps its own where that came further', () => {
    const further = { ...TEST, english: ['a', 'b'], english_time: [9, 9], owner: 'u1' };
    writeInProgress(further);
    writeInProgress(TEST);
    giveToAccount('u1');
    expect([readInProgress('u1'), readInProgress(null)]).toEqual([further, null]);
    writeCompleted(COMPLETED);
    giveToAccount('u2');
    expect([readCompleted('u2'), readCompleted(null)]).toEqual([{ ...COMPLETED, owner: 'u2' }, null]);
    giveToAccount('u3');
    expect([readCompleted('u3'), readCompleted('u2')]).toEqual([null, { ...COMPLETED, owner: 'u2' }]);
  });

  it.each([
    '{',
    'null',
    '[]',
    '{"english":"a"}',
    '{"english":[1],"math":[],"english_time":[],"math_time":[],"start_time":"x"}',
  ])('reads %s as nothing kept', (text) => {
    localStorage.setItem('aivy.diagnostic.in-progress', text);
    localStorage.setItem('aivy.diagnostic.completed', text);
    expect([readInProgress(null), readCompleted(null)]).toEqual([null, null]);
  });

  describe('on a device that refuses', () => {
    const { setItem } = Storage.prototype;
    afterEach(() => void (Storage.prototype.setItem = setItem));
    const WAYS: readonly [string, () => void][] = [
      [
        'with an error, as one that is full',
        () => {
          throw new DOMException('full', 'QuotaExceededError');
        },
      ],
      ['without a word', () => undefined],
    ];

    it.each(WAYS)('(%s) a visitor’s test stays until the account surely has it', (_, refuse) => {
      for (const keep of [() => writeCompleted(COMPLETED), () => writeInProgress(TEST)]) {
        localStorage.clear();
        keep();
        const kept = [readCompleted(null), readInProgress(null)];
        Storage.prototype.setItem = refuse;
        giveToAccount('u1');
        expect([readCompleted(null), readInProgress(null), readCompleted('u1'), readInProgress('u1')]).toEqual([
          ...kept,
          null,
          null,
        ]);
        Storage.prototype.setItem = setItem;
        giveToAccount('u1');
        expect([readCompleted(null), readInProgress(null)]).toEqual([null, null]);
        expect([readCompleted('u1'), readInProgress('u1')]).toEqual(
          kept.map((test) => test && { ...test, owner: 'u1' }),
        );
      }
    });

    it.each(WAYS)(
      '(%s) the unfinished test stays until the finished one is surely kept, and it says so',
      (_, refuse) => {
        writeInProgress(TEST);
        Storage.prototype.setItem = refuse;
        expect([writeInProgress({ ...TEST, position: 5 }), writeCompleted(COMPLETED)]).toEqual([false, false]);
        expect([readInProgress(null), readCompleted(null)]).toEqual([TEST, null]);
      },
    );
  });
});
