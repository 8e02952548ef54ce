import type { QuickReply, TutorMeta } from '@aivy/contracts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { TALK_FAULTS, type Talk, type TalkLine } from './talk';
import { useStreamedReply } from './use-streamed-reply';

export interface ShownLine extends TalkLine {
  id: string;
  /** More of it is coming. */
  writing: boolean;
  /** `before` the talk was opened, or `now`. */
  said: 'before' | 'now';
  note?: string | undefined;
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
  /** The answer that the tutor has just offered to submit; null once something else was said or it was turned down. */
  offered: string | null;
  /** The offer is taken or turned down. */
  closeOffer(): void;
  /** Null where there is no stair of hints. */
  hintsSeen: number | null;
  send(text: string): void;
  /** Does again what has failed: sends what did not arrive, or loads what was said. */
  again(): void;
}

interface Message {
  id: string;
  text: string;
}

interface Fault {
  text: string;
  /** What did not arrive; null: what was said could not be loaded. */
  unsent: Message | null;
}

const replyId = (messageId: string): string => `${messageId}:reply`;
const textOf = (error: unknown, otherwise: string): string =>
  error instanceof Error && error.message !== '' ? error.message : otherwise;
const lineOf = ({ id, text }: Message): ShownLine => ({ id, sender: 'user', text, writing: false, said: 'now' });

/** Puts a line where it stands already, or at the end. */
const withLine = (lines: readonly ShownLine[], line: ShownLine): readonly ShownLine[] =>
  lines.some(({ id }) => id === line.id) ? lines.map((each) => (each.id === line.id ? line : each)) : [...lines, line];

/** The server has what was sent, and may have answered it, though its answer did not arrive. */
function arrivalOf({ text }: Message, said: readonly TalkLine[]): 'answered' | 'stored' | 'missing' {
  const at = said.findLastIndex(({ sender }) => sender === 'user');
  if (said[at]?.text !== text) return 'missing';
  return at < said.length - 1 ? 'answered' : 'stored';
}

/**
 * A talk with the tutor; another question is another talk, so give what uses it the talk's key. The reply comes whole
 * with the answer of its call; over the socket it comes sooner, a sentence at a time. What a dropped socket has missed
 * is asked for, and the whole reply is right in the end.
 * @param open somebody looks at it: what was said before is loaded, and the socket is opened
 */
export function useTalk(talk: Talk, open: boolean, onMeta?: (meta: TutorMeta) => void): RunningTalk {
  const [lines, setLines] = useState<readonly ShownLine[]>([]);
  const [underWay, setUnderWay] = useState<Message | null>(null);
  const [fault, setFault] = useState<Fault | null>(null);
  const [quickReplies, setQuickReplies] = useState<readonly QuickReply[] | null>(null);
  const [hintsSeen, setHintsSeen] = useState<number | null>(null);
  /** The line whose offer is closed. */
  const [closed, setClosed] = useState<string | null>(null);
  const life = useRef(new AbortController());
  const wasOpen = useRef(false);
  const loading = useRef<Promise<void>>(null);
  /** Said, and not answered yet. */
  const pending = useRef<Message>(null);
  const busy = useRef(false);

  const put = useCallback((line: ShownLine): void => setLines((all) => withLine(all, line)), []);
  const onText = useCallback(
    (id: string, text: string) => put({ id: replyId(id), sender: 'ai', text, writing: true, said: 'now' }),
    [put],
  );
  const { follow, unfollow } = useStreamedReply(open, onText);

  const load = useCallback(async (): Promise<void> => {
    const { signal } = life.current;
    setFault((now) => (now?.unsent ? now : null));
    try {
      const before = await talk.load(signal);
      if (signal.aborted) return;
      const message = pending.current;
      const arrival = message === null ? 'answered' : busy.current ? 'missing' : arrivalOf(message, before);
      const kept = arrival === 'stored' ? before.slice(0, -1) : before;
      const shown = kept.map((line, index): ShownLine => ({ ...line, id: `${index}`, writing: false, said: 'before' }));
      setLines(message && arrival !== 'answered' ? [...shown, lineOf(message)] : shown);
      if (arrival !== 'answered') return;
      pending.current = null;
      setFault(null);
    } catch (error) {
      if (!signal.aborted) setFault((now) => now ?? { text: textOf(error, TALK_FAULTS.history), unsent: null });
    }
  }, [talk]);

  useEffect(() => {
    const controller = new AbortController();
    life.current = controller;
    return () => {
      controller.abort();
      loading.current = null;
      wasOpen.current = false;
    };
  }, []);
  useEffect(() => {
    const opens = open && !wasOpen.current;
    const again = talk.reloads === true && lines.length > 1 && !busy.current;
    wasOpen.current = open;
    if (opens && (loading.current === null || again)) loading.current = load();
  }, [lines.length, load, open, talk.reloads]);

  const deliver = useCallback(
    async (message: Message): Promise<void> => {
      const { signal } = life.current;
      busy.current = true;
      setUnderWay(message);
      setFault(null);
      try {
        // Or what is said now would stand there twice.
        await loading.current;
        follow(message.id);
        const reply = await talk.send(message.text, message.id, signal);
        if (signal.aborted) return;
        pending.current = null;
        setFault(null);
        const { quickReplies: proposed, hintsSeen: seen, meta, ...line } = reply;
        if (line.text !== '') put({ id: replyId(message.id), sender: 'ai', writing: false, said: 'now', ...line });
        setQuickReplies(proposed);
        if (seen !== undefined) setHintsSeen(seen);
        if (meta) onMeta?.(meta);
      } catch (error) {
        if (!signal.aborted) setFault({ text: textOf(error, TALK_FAULTS.send), unsent: message });
      } finally {
        unfollow(message.id);
        if (!signal.aborted) {
          busy.current = false;
          setUnderWay(null);
        }
      }
    },
    [follow, onMeta, put, talk, unfollow],
  );

  const send = useCallback(
    (text: string): void => {
      if (busy.current || text.trim() === '') return;
      const message = { id: crypto.randomUUID(), text: text.trim() };
      pending.current = message;
      put(lineOf(message));
      void deliver(message);
    },
    [deliver, put],
  );
  const again = useCallback((): void => {
    if (busy.current || fault === null) return;
    if (fault.unsent) void deliver(fault.unsent);
    else loading.current = load();
  }, [deliver, fault, load]);

  // What failed for want of a network is done again as soon as there is one; said twice under its id it is answered once.
  useEffect(() => {
    if (fault === null) return;
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [again, fault]);

  const last = lines.at(-1);
  return {
    lines,
    offered: last !== undefined && last.id !== closed ? (last.offered ?? null) : null,
    closeOffer: () => setClosed(last?.id ?? null),
    thinking: underWay !== null && !lines.some(({ id }) => id === replyId(underWay.id)),
    busy: underWay !== null,
    fault: fault?.text ?? null,
    quickReplies,
    hintsSeen,
    send,
    again,
  };
}
