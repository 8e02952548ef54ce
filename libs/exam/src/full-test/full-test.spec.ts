import fc from 'fast-check';
import {
  anchorAt,
  breakSecondsAfter,
  clocksJumped,
  isInTime,
  isModuleNumber,
  isTimeOver,
  keepAnchor,
  MODULES,
  moduleAfter,
  moduleSeconds,
  nextSequence,
  placeOfModule,
  redated,
  restoreAnchor,
  secondsLeft,
  serverNow,
  subjectOfModule,
} from './index.js';

const minutes = (count: number): number => count * 60_000;
const moment = fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2040, 0, 1) });
const span = fc.integer({ min: 0, max: minutes(300) });

describe('the modules of a full test', () => {
  it('are told from whatever else a request may name', () => {
    expect([0, 1, 2, 3, 4, 5, '1', null, 1.5].map(isModuleNumber)).toEqual([
      false,
      true,
      true,
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  it('are two of Reading & Writing, then two of Math, one after the other', () => {
    expect(MODULES.map(subjectOfModule)).toEqual(['english', 'english', 'math', 'math']);
    expect(MODULES.map(moduleAfter)).toEqual([2, 3, 4, null]);
    expect(MODULES.map(placeOfModule)).toEqual([
      { section: 1, part: 1 },
      { section: 1, part: 2 },
      { section: 2, part: 1 },
      { section: 2, part: 2 },
    ]);
  });

  it('last 27 and 35 minutes as specified, 32 and 35 as in the official exam, times the factor', () => {
    expect(MODULES.map((module) => moduleSeconds(module, 1))).toEqual([1620, 1620, 2100, 2100]);
    expect(MODULES.map((module) => moduleSeconds(module, 1, 'official'))).toEqual([1920, 1920, 2100, 2100]);
    expect(MODULES.map((module) => moduleSeconds(module, 1.25))).toEqual([2025, 2025, 2625, 2625]);
    expect(MODULES.map((module) => moduleSeconds(module, 1.5))).toEqual([2430, 2430, 3150, 3150]);
    expect(MODULES.map((module) => moduleSeconds(module, 2))).toEqual([3240, 3240, 4200, 4200]);
  });

  it('have a break of ten minutes between the sections, and of five inside them with extended time', () => {
    expect(MODULES.map((module) => breakSecondsAfter(module, 1))).toEqual([0, 600, 0, 0]);
    expect(MODULES.map((module) => breakSecondsAfter(module, 1.5))).toEqual([300, 600, 300, 0]);
  });
});

describe('a deadline', () => {
  const deadline = Date.UTC(2026, 2, 8, 11);

  it('counts what was given up to twenty seconds after it', () => {
    expect([0, 20_000, 20_001].map((late) => isInTime(deadline + late, deadline))).toEqual([true, true, false]);
  });

  it('is over for the server only when it is, whatever a client says', () => {
    expect(isTimeOver(deadline - minutes(1), deadline)).toBe(false);
    expect(isTimeOver(deadline, deadline)).toBe(true);
  });

  it('leaves whole seconds, never fewer than none', () => {
    expect([
      secondsLeft(deadline - 1, deadline),
      secondsLeft(deadline - 60_000, deadline),
      secondsLeft(deadline + 5, deadline),
    ]).toEqual([1, 60, 0]);
  });
});

describe('the server’s clock on a client', () => {
  it('does not follow a time of day that is set forward or back, nor a time zone', () => {
    fc.assert(
      fc.property(
        moment,
        span,
        span,
        fc.integer({ min: -minutes(2000), max: minutes(2000) }),
        (serverMs, start, passed, jump) => {
          const anchor = anchorAt(serverMs, 0, start);
          // Only the monotonic clock enters; the wall clock may say what it likes.
          const kept = keepAnchor(anchor, { monotonicMs: start + passed, wallMs: serverMs + jump });
          expect(serverNow(anchor, start + passed)).toBe(serverMs + passed);
          expect(kept.serverMs).toBe(serverMs + passed);
        },
      ),
    );
  });

  it('takes half of the call’s time for the way of the answer', () => {
    expect(serverNow(anchorAt(1_000_000, 80, 500), 510)).toBe(1_000_050);
  });

  it('is right again after a sleep as soon as the server has answered', () => {
    fc.assert(
      fc.property(moment, span, span, (serverMs, awake, asleep) => {
        // The monotonic clock may stand still in a sleep: until the next answer the device knows too little.
        const before = anchorAt(serverMs, 0, 0);
        expect(serverNow(before, awake)).toBeLessThanOrEqual(serverMs + awake + asleep);
        const after = anchorAt(serverMs + awake + asleep, 0, awake);
        expect(serverNow(after, awake)).toBe(serverMs + awake + asleep);
      }),
    );
  });

  it('goes on over a reload without network, and gives no time away when the time of day was set back meanwhile', () => {
    fc.assert(
      fc.property(moment, span, fc.integer({ min: -minutes(600), max: minutes(600) }), (serverMs, away, set) => {
        const kept = keepAnchor(anchorAt(serverMs, 0, 0), { monotonicMs: 0, wallMs: serverMs });
        const after = serverNow(restoreAnchor(kept, { monotonicMs: 3, wallMs: serverMs + away + set }), 3);
        expect(after).toBe(serverMs + Math.max(0, away + set));
        expect(after).toBeGreaterThanOrEqual(serverMs);
      }),
    );
  });

  it('never runs backwards', () => {
    fc.assert(
      fc.property(moment, fc.array(span), (serverMs, readings) => {
        const anchor = anchorAt(serverMs, 0, 1000);
        const times = [...readings].sort((x, y) => x - y).map((reading) => serverNow(anchor, reading));
        expect(times).toEqual([...times].sort((x, y) => x - y));
        expect(times.every((time) => time >= serverMs)).toBe(true);
      }),
    );
  });

  it('notices a sleep and a changed time of day, and nothing in a quiet minute', () => {
    const before = { monotonicMs: 0, wallMs: 0 };
    expect(clocksJumped(before, { monotonicMs: 60_000, wallMs: 60_020 })).toBe(false);
    expect(clocksJumped(before, { monotonicMs: 1_000, wallMs: 600_000 })).toBe(true);
    expect(clocksJumped(before, { monotonicMs: 1_000, wallMs: -3_600_000 })).toBe(true);
    const later = { monotonicMs: 40_000, wallMs: 900_000 };
    expect(clocksJumped(later, { monotonicMs: 50_000, wallMs: 910_000 })).toBe(false);
    expect(clocksJumped(later, { monotonicMs: 50_000, wallMs: 912_000 })).toBe(false);
    expect(clocksJumped(later, { monotonicMs: 50_000, wallMs: 912_001 })).toBe(true);
  });
});

describe('sequence numbers', () => {
  it('rise with every change, also within one millisecond and with a clock that lags', () => {
    fc.assert(
      fc.property(fc.array(moment, { minLength: 1 }), (moments) => {
        let last = 0;
        for (const now of moments) {
          const next = nextSequence(last, now);
          expect(next).toBeGreaterThan(last);
          expect(next).toBeGreaterThanOrEqual(now);
          last = next;
        }
      }),
    );
  });
});

describe('the moment from which a module may be closed for time', () => {
  it('comes a second and a half before the deadline, not a millisecond sooner', () => {
    const deadline = Date.UTC(2026, 2, 7, 9, 27);
    expect(isTimeOver(deadline - 1_501, deadline)).toBe(false);
    expect(isTimeOver(deadline - 1_500, deadline)).toBe(true);
  });
});

describe('a refused change', () => {
  const now = minutes(1_000);

  it('of a clock that was ahead goes back by as much, never into the future', () => {
    const before = now + minutes(10);
    expect(redated(now + minutes(8), 0, { before, now })).toBe(now - minutes(2));
    expect(redated(now - minutes(1), 0, { before, now })).toBe(now - minutes(11));
    expect(redated(now + minutes(60), 0, { before, now })).toBe(now);
    expect(redated(now + minutes(60), 0, { before: now - 5, now })).toBe(now);
  });

  it('stays above what the server has of it', () => {
    expect(redated(now + minutes(1), now + 25_000, { before: now, now })).toBe(now + 25_001);
  });

  it('of a right clock came too late', () => {
    expect(redated(now, 0, { before: now + 30_000, now })).toBeNull();
  });
});
