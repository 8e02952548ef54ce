import { integerText } from '@aivy/server-kit';
import * as z from 'zod/mini';
import { careConfig } from './care.js';

/** Part of the configuration of every service that stores talks. */
export const talkConfig = {
  ...careConfig,
  /** Days to keep messages. */
  TUTOR_KEEP_DAYS: z._default(integerText(1, 3_650), 180),
};
