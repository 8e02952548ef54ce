import * as z from 'zod/mini';

/**
 * `DIAGNOSTIC_FORM`: whether new diagnostics ask everybody the same, or choose each question by the answers before it. The
 * service and the gateway, which tells the client what to write, read the same variable.
 */
export const diagnosticForm = z._default(z.enum(['fixed', 'adaptive']), 'fixed');
