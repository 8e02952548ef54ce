import * as z from 'zod/mini';

/** The environment does not fit; `faults` names every variable that is wrong, not only the first. */
export class ConfigError extends Error {
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(`The configuration is not valid: ${faults.join('; ')}`);
    this.name = 'ConfigError';
    this.faults = faults;
  }
}

/**
 * Reads a configuration out of environment variables. An empty variable counts as absent, as in `.env` files.
 * @throws ConfigError listing all faults
 */
export function parseConfig<S extends z.ZodMiniObject>(schema: S, env: NodeJS.ProcessEnv): z.infer<S> {
  const present = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const result = z.safeParse(schema, present);
  if (result.success) return result.data;
  // Values stay out of the message: they may be secrets.
  const faults = result.error.issues.map((issue) => {
    const name = issue.path.join('.');
    if (name in present) return `${name}: ${issue.message}`;
    return issue.code === 'custom' ? `${name} ${issue.message}` : `${name} is missing`;
  });
  throw new ConfigError(faults);
}
