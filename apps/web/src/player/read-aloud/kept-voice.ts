import type { HowToRead } from './reader';

/** Times the usual speed. */
export const RATES = ['0.75', '1', '1.25', '1.5', '2'] as const;

const KEY = 'aivy.voice';
const USUAL: HowToRead = { rate: 1, voice: '' };

/** How this device was last asked to read. */
export function readVoice(): HowToRead {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Record<keyof HowToRead, unknown>>;
    return {
      rate: RATES.some((rate) => Number(rate) === kept.rate) ? Number(kept.rate) : USUAL.rate,
      voice: typeof kept.voice === 'string' ? kept.voice : USUAL.voice,
    };
  } catch {
    return USUAL;
  }
}

export function writeVoice(how: HowToRead): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(how));
  } catch {
    // Blocked storage only costs the memory of the choice.
  }
}
