/** How long a session lasts, at the server and as a cookie in the browser. */
export const SESSION_SECONDS = 6 * 3600;
/** Cookie that keeps the session token in the browser. */
export const SESSION_COOKIE = 'auth';
/** Redis channel (behind the key prefix) that names sessions which have ended, by the hashes of their tokens. */
export const SESSION_ENDED_CHANNEL = 'session:ended';
/** The same for sessions of which something has changed, as the role of their user. */
export const SESSION_CHANGED_CHANNEL = 'session:changed';
