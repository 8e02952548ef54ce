import * as z from 'zod/mini';
import { MAX_ANSWERS } from '../core/limits.js';

export const count = z.int().check(z.gte(0));

export const perQuestion = <T extends z.ZodMiniType>(entry: T) => z.array(entry).check(z.maxLength(MAX_ANSWERS));
