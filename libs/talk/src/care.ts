import type { FactoryProvider } from '@nestjs/common';
import { CONFIG, METRICS, type Metrics } from '@aivy/server-kit';
import { startEncoder, US_NUMBERS, type SafeNumbers, type SentenceEncoder } from '@aivy/tutor';
import * as z from 'zod/mini';

/** Part of the configuration of every service that hears students. */
export const careConfig = {
  /** `off`: messages are read by their words alone, a little less surely, which saves 25 MB. */
  TUTOR_ENCODER: z._default(z.enum(['on', 'off']), 'on'),
  /** The crisis line as an order and the emergency number of the country. */
  TUTOR_SAFE_NUMBERS: z._default(
    z.pipe(
      z.string().check(z.regex(/^[^;]+;[^;]+$/, 'must be like "call or text 988; 911"')),
      z.transform((text: string): SafeNumbers => {
        const [crisis = '', emergency = ''] = text.split(';').map((part) => part.trim());
        return { crisis, emergency };
      }),
    ),
    US_NUMBERS,
  ),
};

export interface CareConfig {
  readonly TUTOR_ENCODER: 'on' | 'off';
  readonly TUTOR_SAFE_NUMBERS: SafeNumbers;
}

/** Injection token of the sentence encoder. */
export const ENCODER = Symbol('sentence encoder');

const NONE: SentenceEncoder = { encode: () => Promise.resolve(null) };

export const encoderProvider: FactoryProvider<SentenceEncoder> = {
  provide: ENCODER,
  useFactory: ({ TUTOR_ENCODER }: CareConfig, metrics: Metrics) => {
    if (TUTOR_ENCODER === 'off') return NONE;
    const missing = metrics.counter('tutor_encoder_missing_total', 'Messages read without the sentence encoder');
    return startEncoder(() => missing.inc());
  },
  inject: [CONFIG, METRICS],
};
