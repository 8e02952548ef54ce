import type * as z from 'zod/mini';

/** A notice to the browser over socket.io; the room of a user is `user:<id>`. Losing one is harmless: screens poll as well. */
export interface EventKind<Name extends string = string, Data extends z.ZodMiniType = z.ZodMiniType> {
  /** On the wire. Features may share one and tell themselves apart in the data. */
  name: Name;
  data: Data;
}

/** Keeps the name and the data's type of an event while checking its shape. */
export const defineEvent = <const Name extends string, Data extends z.ZodMiniType>(
  name: Name,
  data: Data,
): EventKind<Name, Data> => ({ name, data });

/** Redis channel on which services and the worker hand notices to all gateways (behind the key prefix). */
export const NOTICE_CHANNEL = 'notice:user';

/** Redis channel (behind the key prefix) that says a new release of the item bank is there. Losing one costs a minute. */
export const BANK_RELEASED_CHANNEL = 'bank:released';
