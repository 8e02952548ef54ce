import type { QuickReply } from '@aivy/contracts';
import { Aivy, cx } from '@aivy/web-ui';
import { X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useAppSelector } from '../../core/store';
import { ChatSheet } from './chat-sheet';
import styles from './chat-widget.module.css';
import { rememberExpanded, wasExpanded } from './kept-chats';
import { useChatTalk } from './use-chat-talk';
import { useNarrow } from '../../lib/use-narrow';
import { useSheetRoom } from './use-sheet-room';
import { useOverControls } from './use-over-controls';
import { useTalk } from './use-talk';
import { useUnread } from './use-unread';

const TITLE = 'Chat with AI tutor';

/** A finished question that is talked about. */
export interface ChatQuestion {
  id: number;
  isMath: boolean;
  /** '' where none was given. */
  answer: string;
  /** The answer was a wrong one. */
  missed: boolean;
}

export interface ChatWidgetProps {
  /** Null: elsewhere, about no question. */
  question: ChatQuestion | null;
  /** Why the chat cannot be opened now; null: it can. */
  closedBecause?: string | null;
  /** How often it was asked for elsewhere on the page; each time opens it. */
  wanted?: number;
}

const ELSEWHERE: readonly QuickReply[] = ['what-next', 'check-step'];
const AFTER_MISS: readonly QuickReply[] = ['why-wrong', 'explain'];
const AFTERWARDS: readonly QuickReply[] = ['explain'];

/**
 * The tutor as a round button that opens into a window, on a phone into a sheet. Another question is another widget: key
 * it. The session remembers that it was opened or sent away; what it has to say of itself is said before that only.
 */
export function ChatWidget({ question, closedBecause = null, wanted = 0 }: ChatWidgetProps) {
  const { userId, username } = useAppSelector((state) => state.session);
  const name = username.split(' ')[0] ?? '';
  const narrow = useNarrow();
  const [expanded, setExpanded] = useState(false);
  const [introduced, setIntroduced] = useState(() => wasExpanded(userId ?? ''));
  const [asked, setAsked] = useState(false);
  const [served, setServed] = useState(0);
  const talk = useChatTalk(question?.id ?? null, question?.answer ?? '');
  const running = useTalk(talk, expanded);
  const button = useRef<HTMLButtonElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const moved = useRef(false);
  const tagId = useId();
  const tagBox = useRef<HTMLDivElement>(null);
  useSheetRoom(narrow && expanded);

  const unread = useUnread(running.lines, expanded);
  if (wanted > served) {
    setServed(wanted);
    setIntroduced(true);
    setExpanded(true);
  }
  const intro = `Hey ${name === '' ? 'there' : name}! I'm here to chat and answer any questions about what you've learned.`;

  // In when it opens, and back when it closes. A phone's keyboard would hide what the sheet is over.
  useEffect(() => {
    if (expanded) (narrow ? title : field).current?.focus();
    else if (moved.current) button.current?.focus();
    moved.current = expanded;
  }, [expanded, narrow]);

  // It lies over what the page shows there: who scrolls has read it, or wants to read what is under it.
  useEffect(() => {
    if (introduced) return;
    const fold = (): void => setIntroduced(true);
    window.addEventListener('scroll', fold, { once: true, passive: true });
    return () => window.removeEventListener('scroll', fold);
  }, [introduced]);

  // On a phone it has a strip of its own.
  useOverControls(tagBox, !introduced && !narrow, () => setIntroduced(true));

  const expand = (): void => {
    if (closedBecause !== null) {
      setAsked(!asked);
      return;
    }
    rememberExpanded(userId ?? '');
    setIntroduced(true);
    setExpanded(true);
  };
  const hideTag = (): void => {
    if (closedBecause === null) rememberExpanded(userId ?? '');
    setIntroduced(true);
    setAsked(false);
    button.current?.focus();
  };
  const tag = closedBecause === null ? (introduced ? null : intro) : asked ? closedBecause : null;

  return (
    <aside className={styles.widget} aria-label="Tutor">
      <div role="status">
        {unread ? <p className="vh">Aivy has answered.</p> : null}
        {expanded || tag === null ? null : (
          <div ref={tagBox} className={styles.tag}>
            <p id={tagId}>{tag}</p>
            <button type="button" aria-label="Hide this" onClick={hideTag}>
              <X size={16} aria-hidden="true" />
            </button>
          </div>
        )}
      </div>
      <button
        type="button"
        ref={button}
        className={cx(styles.button, unread && styles.unread)}
        hidden={expanded}
        aria-expanded={expanded}
        aria-label={unread ? `${TITLE}, new reply` : TITLE}
        aria-describedby={expanded || tag === null ? undefined : tagId}
        aria-disabled={closedBecause !== null}
        onClick={expand}
      >
        <Aivy pose={running.thinking ? 'think' : 'idle'} size={40} label="" />
      </button>
      <ChatSheet
        className={styles.window}
        talk={running}
        firstReplies={question === null ? ELSEWHERE : question.missed ? AFTER_MISS : AFTERWARDS}
        isMath={question?.isMath ?? false}
        promise={question === null ? "Ask about anything you've learned." : 'About this question.'}
        greeting={`Hi ${name === '' ? 'there' : name}! ${question === null ? 'What would you like to talk about?' : 'What should we look at in this question?'}`}
        title={title}
        field={field}
        open={expanded}
        onClose={() => setExpanded(false)}
      />
    </aside>
  );
}
