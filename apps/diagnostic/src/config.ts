import { baseConfig, diagnosticForm, parseConfig } from '@aivy/server-kit';
import * as z from 'zod/mini';

const config = z.extend(baseConfig, {
  /** What new diagnostics are; those that were begun go on as they are. */
  DIAGNOSTIC_FORM: diagnosticForm,
});
export type DiagnosticConfig = z.infer<typeof config>;

/** @throws ConfigError naming every variable that is wrong */
export const loadConfig = (env: NodeJS.ProcessEnv = process.env): DiagnosticConfig => parseConfig(config, env);
