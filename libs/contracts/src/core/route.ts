import type { Call } from './call.js';

/** What a client needs to make a call. It holds no schema, so a browser can carry it. */
export type Route<C extends Call = Call> = Pick<C, 'method' | 'path' | 'cache' | 'invalidates'>;

/** A feature's routes by the names of its calls. */
export type Routes<Calls extends Readonly<Record<string, Call>>> = {
  readonly [Name in keyof Calls]: Route<Calls[Name]>;
};

export const routesOf = <Calls extends Readonly<Record<string, Call>>>(calls: Calls): Routes<Calls> =>
  Object.fromEntries(
    Object.entries(calls).map(([name, { method, path, cache, invalidates }]) => [
      name,
      { method, path, ...(cache && { cache }), ...(invalidates && { invalidates }) },
    ]),
  ) as Routes<Calls>;
