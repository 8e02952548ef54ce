/** Notices to the browser over socket.io; the room of a user is `user:<id>`. Losing one is harmless: screens poll as well. */
export interface ServerEvents {
  'report:ready': { kind: 'diagnostic' | 'full-test'; attempt_id: string };
}
export type ServerEventName = keyof ServerEvents;

/** Redis channel on which services and the worker hand notices to all gateways (behind the key prefix). */
export const NOTICE_CHANNEL = 'notice:user';

/** One message of that channel. */
export interface UserNotice<Name extends ServerEventName = ServerEventName> {
  user_id: string;
  event: Name;
  data: ServerEvents[Name];
}

/** Redis channel (behind the key prefix) that names sessions which have ended, by the hashes of their tokens. */
export const SESSION_ENDED_CHANNEL = 'session:ended';

/** Redis channel (behind the key prefix) that says a new release of the item bank is there. Losing one costs a minute. */
export const BANK_RELEASED_CHANNEL = 'bank:released';
