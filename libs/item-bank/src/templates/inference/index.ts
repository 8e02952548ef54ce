import type { Template } from '../template.js';
import { causeOrLink } from './cause-or-link.js';
import { estimateTotal } from './estimate-total.js';
import { marginOfError } from './margin-of-error.js';
import { plausibleCount } from './plausible-count.js';
import { population } from './population.js';
import { sampleSize } from './sample-size.js';
import { samplingMethod } from './sampling-method.js';

export const INFERENCE: readonly Template[] = [
  estimateTotal,
  population,
  marginOfError,
  sampleSize,
  samplingMethod,
  causeOrLink,
  plausibleCount,
];
