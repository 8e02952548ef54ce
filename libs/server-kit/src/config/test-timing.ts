import { TIMING_PRESETS, type TimingPreset } from '@aivy/exam';
import * as z from 'zod/mini';

/**
 * `TEST_TIMING`: module times as specified, or as the official exam has them. The service that sets the deadlines and
 * the gateway, which tells the client what to write, read the same variable.
 */
export const testTiming = z._default(z.enum(Object.keys(TIMING_PRESETS) as [TimingPreset, ...TimingPreset[]]), 'spec');
