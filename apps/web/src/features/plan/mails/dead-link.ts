import type { ApiError } from '../../../core/api/api';

/** A refusal of the link itself, which another try would not change. */
export const isDeadLink = (error: unknown): boolean =>
  ['PLAN-INVALIDLINK', 'PLAN-INVALIDINPUT'].includes((error as Partial<ApiError> | undefined)?.code ?? '');
