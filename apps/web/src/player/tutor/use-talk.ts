import type { QuickReply, TutorMeta } from '@aivy/contracts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { listenFor } from '../../core/realtime/listen-for';
import { readToken } from '../../core/session/auth-cookie';
import { useLazyChatReplyQuery } from './api';
import { ReplyParts, type ReplyPart } from './reply-parts';
import type { Talk, TalkLine } from './talk';

export interface ShownLine extends TalkLine {
  id: string;
  /** More of it is coming. */
  writing: boolean;
  note?: string;
}

export interface RunningTalk {
  lines: readonly ShownLine[];
  /** A reply is on its way and nothing of it is there yet. */
  thinking: boolean;
  /** A reply is on its way. */
  busy: boolean;
  fault: string | null;
  /** Null until the tutor has proposed some. */
  quickReplies: readonly QuickReply[] | null;
  /** Null where there is no stair of hints. */
  hintsSeen: number | null;
  send(text: string): void;
  /** Sends again what did not arrive. */
  again(): void;
}

const SEND_FAILED = 'Sorry, I encountered an error. Please try again.';
const HISTORY_FAILED = 'Sorry, I encountered an error loading our conversation history.';

interface Message {
  id: string;
  text: string;
}

/**
 * A talk with the tutor; another question is another talk, so give what uses it the talk's key. The reply comes whole
 * with the answer of its call; over the socket it comes sooner, a sentence at a time. What a dropped socket has missed
 * is asked for, and the whole reply is right in the end.
 * @param open somebody looks at it: what was said before is loaded, and the socket is opened
 */
export function useTalk(talk: Talk, open: boolean, onMeta?: (meta: TutorMeta) => void): RunningTalk {
  const [before, setBefore] = useState<readonly ShownLine[]>([]);
  const [lines, setLines] = useState<readonly ShownLine[]>([]);
  const [underWay, setUnderWay] = useState<Message | null>(null);
  const [unsent, setUnsent] = useState<Message | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [quickReplies, setQuickReplies] = useState<readonly QuickReply[] | null>(null);
  const [hintsSeen, setHintsSeen] = useState<number | null>(null);
  const [askRest] = useLazyChatReplyQuery();
  const parts = useRef(new Map<string, ReplyParts>());
  const life = useRef<AbortController>(null);
  const busy = useRef(false);

  const put = useCallback((line: ShownLine): void => {
    setLines((all) =>
      all.some(({ id }) => id === line.id) ? all.map((each) => (each.id === line.id ? line : each)) : [...all, line],
    );
  }, []);

  const take = useCallback(
    async (id: string, part: ReplyPart): Promise<void> => {
      const reply = parts.current.get(id);
      if (!reply) return;
      const missing = reply.take(part);
      if (reply.text !== '') put({ id: replyId(id), sender: 'ai', text: reply.text, writing: true });
      if (missing === null) return;
      const { data } = await askRest({ message_id: id, from: missing });
      if (data) await take(id, data);
    },
    [askRest, put],
  );

  useEffect(() => {
    const token = readToken();
    if (!open || token === null) return;
    return listenFor('tutor:text', token, ({ message_id: id, ...part }) => void take(id, part));
  }, [open, take]);

  useEffect(() => {
    const controller = new AbortController();
    life.current = controller;
    return () => controller.abort();
  }, []);

  const loaded = useRef(false);
  useEffect(() => {
    if (!open || loaded.current) return;
    loaded.current = true;
    const { signal } = life.current!;
    talk.load(signal).then(
      (said) => {
        if (!signal.aborted) setBefore(said.map((line, index) => ({ ...line, id: `before:${index}`, writing: false })));
      },
      () => {
        if (!signal.aborted) setFault(HISTORY_FAILED);
      },
    );
  }, [open, talk]);

  const deliver = useCallback(
    async (message: Message): Promise<void> => {
      const { signal } = life.current!;
      busy.current = true;
      setUnderWay(message);
      setUnsent(null);
      setFault(null);
      parts.current.set(message.id, new ReplyParts());
      try {
        const reply = await talk.send(message.text, message.id, signal);
        if (signal.aborted) return;
        const note = reply.note === undefined ? {} : { note: reply.note };
        if (reply.text !== '')
          put({ id: replyId(message.id), sender: 'ai', text: reply.text, writing: false, ...note });
        setQuickReplies(reply.quickReplies);
        if (reply.hintsSeen !== undefined) setHintsSeen(reply.hintsSeen);
        if (reply.meta) onMeta?.(reply.meta);
      } catch (error) {
        if (signal.aborted) return;
        setUnsent(message);
        setFault(error instanceof Error && error.message !== '' ? error.message : SEND_FAILED);
      } finally {
        // What is written from here on was said whole already.
        parts.current.delete(message.id);
        if (!signal.aborted) {
          busy.current = false;
          setUnderWay(null);
        }
      }
    },
    [onMeta, put, talk],
  );

  const send = useCallback(
    (text: string): void => {
      if (busy.current || text.trim() === '') return;
      const message = { id: crypto.randomUUID(), text: text.trim() };
      put({ id: message.id, sender: 'user', text: message.text, writing: false });
      void deliver(message);
    },
    [deliver, put],
  );
  const again = useCallback((): void => {
    if (unsent && !busy.current) void deliver(unsent);
  }, [deliver, unsent]);

  return {
    lines: [...before, ...lines],
    thinking: underWay !== null && !lines.some(({ id }) => id === replyId(underWay.id)),
    busy: underWay !== null,
    fault,
    quickReplies,
    hintsSeen,
    send,
    again,
  };
}

const replyId = (messageId: string): string => `${messageId}:reply`;
