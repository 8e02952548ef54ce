import { Aivy } from '@aivy/web-ui';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { QuickReply, TutorMeta } from '@aivy/contracts';
import type { Talk } from './talk';
import { TutorPanel } from './tutor-panel';
import { useNarrow } from '../../lib/use-narrow';
import { useKeyboardRoom } from './use-keyboard-room';
import { useTalk } from './use-talk';
import styles from './tutor-dock.module.css';

interface TutorDockProps {
  talk: Talk;
  onMeta?(meta: TutorMeta): void;
  firstReplies: readonly QuickReply[];
  isMath: boolean;
  greeting: string;
  /** Rungs seen before this page was opened. */
  hintsSeen: number;
  /** Submits an answer, while the question takes one. */
  onSubmitAnswer?: ((answer: string) => void) | undefined;
  tried: readonly string[];
  /** Away from practice, for a student who isn't all right. */
  leave?: ReactNode;
}

/** The tutor beside a question; on a phone a bar, and a sheet over the question. Another question is another dock: key it. */
export function TutorDock({
  talk,
  onMeta,
  firstReplies,
  isMath,
  greeting,
  hintsSeen,
  onSubmitAnswer,
  tried,
  leave,
}: TutorDockProps) {
  const narrow = useNarrow();
  const [expanded, setExpanded] = useState(false);
  const [seen, setSeen] = useState(0);
  const open = !narrow || expanded;
  const running = useTalk(talk, open, onMeta);
  const stair = { ...running, hintsSeen: running.hintsSeen ?? hintsSeen };
  const title = useRef<HTMLHeadingElement>(null);
  const bar = useRef<HTMLButtonElement>(null);
  const wasExpanded = useRef(false);
  useKeyboardRoom(narrow && expanded);
  const replies = running.lines.filter(({ sender }) => sender === 'ai').length;
  if (open && seen !== replies) setSeen(replies);

  // To the sheet's heading when it opens, and back to the bar when it closes.
  useEffect(() => {
    if (!narrow || wasExpanded.current === expanded) return;
    wasExpanded.current = expanded;
    if (expanded) title.current?.focus();
    else bar.current?.focus();
  }, [expanded, narrow]);

  return (
    <>
      {narrow ? (
        <nav aria-label="Tutor">
          <button
            type="button"
            className={styles.bar}
            aria-expanded={expanded}
            ref={bar}
            onClick={() => setExpanded(true)}
          >
            <span className={replies > seen ? styles.unread : styles.read}>
              <Aivy bust pose="idle" size={34} label="" />
            </span>
            <span>
              <b>{replies > seen ? 'Aivy answered' : 'Ask Aivy'}</b>
              <small>
                {stair.hintsSeen === 0 ? 'Hints first. You find the answer.' : `Hint ${stair.hintsSeen} of 4 used`}
              </small>
            </span>
            <ChevronUp aria-hidden="true" />
          </button>
        </nav>
      ) : null}
      <section
        className={styles.dock}
        data-open={open}
        hidden={!open}
        aria-label="Chat with AI tutor"
        onKeyDown={(event) => {
          if (narrow && event.key === 'Escape') setExpanded(false);
        }}
      >
        <TutorPanel
          talk={stair}
          firstReplies={firstReplies}
          isMath={isMath}
          greeting={greeting}
          title={title}
          open={open}
          tried={tried}
          leave={leave}
          onSubmitAnswer={
            onSubmitAnswer &&
            ((answer) => {
              // On a phone the sheet covers what comes of it.
              setExpanded(false);
              onSubmitAnswer(answer);
            })
          }
          close={
            narrow ? (
              <button type="button" className={styles.close} aria-label="Close chat" onClick={() => setExpanded(false)}>
                <ChevronDown aria-hidden="true" />
              </button>
            ) : null
          }
        />
      </section>
    </>
  );
}
