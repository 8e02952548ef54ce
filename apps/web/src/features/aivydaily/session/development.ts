/** Neither in a build nor in a test, where there is no Vite. */
export const isDevelopment = (import.meta.env as { DEV?: boolean } | undefined)?.DEV === true;
