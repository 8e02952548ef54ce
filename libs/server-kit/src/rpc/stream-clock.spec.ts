import { StreamClock } from './stream-clock.js';

describe('the clock of Redis', () => {
  let now = 0;
  const clock = (): StreamClock => new StreamClock(() => now);

  it('is unknown before Redis has said anything', () => expect(clock().known).toBe(false));

  it('lies between the bounds of a round trip', () => {
    const redis = clock();
    now = 1_010;
    redis.take(1_000, 500_004, 1_010);
    // Redis showed 500,004 somewhere between our 1,000 and 1,010, so at our 1,010 it shows 500,004 to 500,014.
    expect([redis.earliest(), redis.latest()]).toEqual([500_004, 500_014]);
    now = 2_010;
    expect([redis.earliest(), redis.latest()]).toEqual([501_004, 501_014]);
  });

  it('is not blurred by a round trip through a Redis that was frozen for a minute', () => {
    const redis = clock();
    redis.take(1_000, 500_000, 1_002);
    now = 61_100;
    redis.take(1_100, 560_099, 61_100);
    expect(redis.latest() - redis.earliest()).toBe(2);
    expect(redis.earliest()).toBe(560_098);
  });

  it('follows a clock that was set, forward or back', () => {
    for (const jump of [30_000, -30_000]) {
      const redis = clock();
      redis.take(1_000, 500_000, 1_001);
      redis.take(2_000, 501_000 + jump, 2_001);
      now = 2_001;
      expect(redis.earliest()).toBe(501_000 + jump);
    }
  });

  it('follows drift: equally good bounds replace older ones', () => {
    const redis = clock();
    redis.take(1_000, 500_000, 1_001);
    redis.take(101_000, 600_010, 101_001);
    now = 101_001;
    expect(redis.earliest()).toBe(600_010);
  });
});
