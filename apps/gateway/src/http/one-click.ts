/** A field of a form, urlencoded or in parts, that says `List-Unsubscribe=One-Click` (RFC 8058, section 3.2). */
const URLENCODED = /(^|&)List-Unsubscribe=One-Click(&|$)/;
const IN_PARTS = /name="List-Unsubscribe"[^\r\n]*(\r?\n[^\r\n]+)*\r?\n\r?\nOne-Click\r?\n/i;

/** Is it the body that a mailbox sends when its owner ends a list? @param body text of a form */
export const isOneClick = (body: unknown): boolean =>
  typeof body === 'string' && (URLENCODED.test(body.trim()) || IN_PARTS.test(body));
