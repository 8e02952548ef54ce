import type { TutorMeta } from '@aivy/contracts';
import { isDuplicate } from '@aivy/exam';
import { useEffect, useRef, useState } from 'react';
import { useNarrow } from '../../lib/use-narrow';
import { ChatSheet } from './chat-sheet';
import type { Talk } from './talk';
import { TutorBar } from './tutor-bar';
import type { TutorPanelProps } from './tutor-panel';
import styles from './tutor-dock.module.css';
import { useSheetRoom } from './use-sheet-room';
import { useTalk } from './use-talk';
import { useUnread } from './use-unread';

interface TutorDockProps extends Pick<
  TutorPanelProps,
  'firstReplies' | 'isMath' | 'greeting' | 'leave' | 'onSubmitAnswer'
> {
  talk: Talk;
  onMeta?(meta: TutorMeta): void;
  /** Rungs seen before this page was opened. */
  hintsSeen: number;
  /** Answers submitted so far: one of them isn't offered again. */
  tried: readonly string[];
}

/** The tutor beside a question; on a phone a bar, and a sheet over the question. Another question is another dock: key it. */
export function TutorDock({ talk, onMeta, hintsSeen, tried, onSubmitAnswer, ...panel }: TutorDockProps) {
  const narrow = useNarrow();
  const [expanded, setExpanded] = useState(false);
  const open = !narrow || expanded;
  const running = useTalk(talk, open, onMeta);
  const unread = useUnread(running.lines, open);
  const { offered } = running;
  const isTried = offered !== null && tried.some((answer) => isDuplicate(answer, offered));
  const shown = { ...running, hintsSeen: running.hintsSeen ?? hintsSeen, offered: isTried ? null : offered };
  const title = useRef<HTMLHeadingElement>(null);
  const bar = useRef<HTMLButtonElement>(null);
  const wasExpanded = useRef(false);
  useSheetRoom(narrow && expanded);
  const close = (): void => setExpanded(false);

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
        <TutorBar
          talk={shown}
          unread={unread}
          asking={onSubmitAnswer !== undefined}
          hidden={expanded}
          bar={bar}
          onOpen={() => setExpanded(true)}
        />
      ) : null}
      <ChatSheet
        {...panel}
        className={styles.dock}
        talk={shown}
        title={title}
        open={open}
        onClose={narrow ? close : undefined}
        onSubmitAnswer={
          onSubmitAnswer &&
          ((answer) => {
            // On a phone the sheet covers what comes of it.
            close();
            onSubmitAnswer(answer);
          })
        }
      />
    </>
  );
}
