import { createRequire } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import { startEncoder, type SentenceEncoder } from './sentence-encoder.js';

const likeness = (one: Float32Array, other: Float32Array): number =>
  one.reduce((sum, each, index) => sum + each * other[index]!, 0);

/** An optional dependency: without it there is nothing to test. */
const isInstalled = (): boolean => {
  try {
    return createRequire(import.meta.url).resolve('@energetic-ai/embeddings') !== '';
  } catch {
    return false;
  }
};
const whenInstalled = isInstalled() ? it : it.skip;

describe('the sentence encoder', () => {
  let encoder: SentenceEncoder;
  let missing = 0;

  const ready = async (): Promise<void> => {
    while ((await encoder.encode('ready')) === null) await sleep(100);
  };

  beforeAll(() => {
    encoder = startEncoder(() => (missing += 1), 5000);
  });
  afterAll(() => encoder.close());

  it('says null and counts it while it loads, without waiting', async () => {
    const begun = performance.now();
    expect(await encoder.encode('are you there')).toBeNull();
    expect(performance.now() - begun).toBeLessThan(50);
    expect(missing).toBe(1);
  });

  whenInstalled('puts sentences near each other that mean the same', async () => {
    await ready();
    const [dying, dead, slope] = await Promise.all(
      ['i want to die', 'i wish i was dead', 'what is the slope of the line'].map((text) => encoder.encode(text)),
    );
    expect(likeness(dying!, dead!)).toBeGreaterThan(likeness(dying!, slope!));
  });

  whenInstalled('reads long and strange texts, and none that is empty', async () => {
    await ready();
    expect(await encoder.encode('  ')).toBeNull();
    expect(await encoder.encode('x'.repeat(100_000))).toHaveLength(512);
    expect(await encoder.encode('🙂 ¿qué? \u0000')).toHaveLength(512);
  });

  whenInstalled('turns away what it has no room for', async () => {
    await ready();
    const answers = await Promise.all(Array.from({ length: 80 }, (_, index) => encoder.encode(`sentence ${index}`)));
    expect(answers.filter((vector) => vector === null)).toHaveLength(30);
  });

  it('says null to all that waits when its thread ends', async () => {
    const asked = encoder.encode('the last one');
    await encoder.close();
    expect([null]).toContainEqual(await asked);
    expect(await encoder.encode('too late')).toBeNull();
  });
});
