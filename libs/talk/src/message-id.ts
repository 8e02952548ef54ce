import { createHash } from 'node:crypto';

/**
 * Id of a message whose sender gave it none: the same for the same request, which the transport may run again when a
 * replica dies, and another one for any other.
 */
export function messageIdOf(requestId: string, conversationId: number, message: string): string {
  const hex = createHash('sha256')
    .update(JSON.stringify([requestId, conversationId, message]))
    .digest('hex');
  // The form of a UUID whose bits mean nothing (RFC 9562, version 8).
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
