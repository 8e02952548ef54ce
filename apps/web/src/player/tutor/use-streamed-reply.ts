import { useCallback, useEffect, useRef } from 'react';
import { listenFor } from '../../core/realtime/listen-for';
import { readToken } from '../../core/session/auth-cookie';
import { chatApi } from '../../core/api/chat';
import { ReplyParts, type ReplyPart } from './reply-parts';

const { useLazyGetChatReplyQuery } = chatApi;

interface Followed {
  parts: ReplyParts;
  /** The rest is being asked for; what comes too early meanwhile is in it. */
  asking: boolean;
}

/**
 * Follows replies as they are written, over the socket. What a dropped socket has missed is asked for.
 * @param open somebody looks at it
 * @param onText the reply to a message as far as it has come
 */
export function useStreamedReply(open: boolean, onText: (messageId: string, text: string) => void) {
  const [askRest] = useLazyGetChatReplyQuery();
  const replies = useRef(new Map<string, Followed>());

  const add = useCallback(
    async (id: string, part: ReplyPart): Promise<void> => {
      const reply = replies.current.get(id);
      if (!reply) return;
      const missing = reply.parts.add(part);
      if (reply.parts.text !== '') onText(id, reply.parts.text);
      if (missing === null || reply.asking) return;
      reply.asking = true;
      const { data } = await askRest({ message_id: id, from: missing, take: reply.parts.take });
      reply.asking = false;
      // Another try of the same message is another reply to follow.
      if (data && replies.current.get(id) === reply) await add(id, data);
    },
    [askRest, onText],
  );

  useEffect(() => {
    const token = readToken();
    if (!open || token === null) return;
    return listenFor('tutor:text', token, ({ message_id: id, ...part }) => void add(id, part));
  }, [add, open]);

  const follow = useCallback(
    (id: string) => void replies.current.set(id, { parts: new ReplyParts(), asking: false }),
    [],
  );
  /** The reply was said whole; what is still written of it is there already. */
  const unfollow = useCallback((id: string) => void replies.current.delete(id), []);
  return { follow, unfollow };
}
