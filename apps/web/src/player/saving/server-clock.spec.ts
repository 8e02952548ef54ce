import { ServerClock } from './server-clock';

const BEGUN = { monotonicMs: 500, wallMs: 1_000_000 };

/** A page whose clocks stand still until they are set. */
function page() {
  let now = BEGUN;
  const clock = new ServerClock(() => now);
  return {
    clock,
    /** Both clocks run on. */
    pass: (ms: number) => {
      now = { monotonicMs: now.monotonicMs + ms, wallMs: now.wallMs + ms };
    },
  };
}

describe('the server’s clock on a page', () => {
  it('is what the server said when half of the way was gone, and runs on from its answer', () => {
    const { clock, pass } = page();
    const sentAt = clock.mark();
    pass(100);
    clock.observe(7_000_000, sentAt);
    expect(clock.now()).toBe(7_000_050);
    pass(2_000);
    expect(clock.now()).toBe(7_002_050);
    // An answer that came a second ago.
    clock.observe(8_000_000, clock.mark() - 1_200, clock.mark() - 1_000);
    expect(clock.now()).toBe(8_001_100);
  });

  it('is kept as it is now, and goes on after a reload, which begins the page’s own clock anew', () => {
    const { clock, pass } = page();
    clock.observe(7_000_000, clock.mark());
    pass(5_000);
    const kept = clock.keep();
    expect(kept).toEqual({ serverMs: 7_005_000, wallMs: 1_005_000 });
    const reloaded = new ServerClock(() => ({ monotonicMs: 3, wallMs: 1_025_000 }));
    reloaded.restore(kept);
    expect(reloaded.now()).toBe(7_025_000);
  });
});
