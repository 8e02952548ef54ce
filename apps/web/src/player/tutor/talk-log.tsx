import { Aivy } from '@aivy/web-ui';
import { ArrowDown } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { facePose } from './face-pose';
import { ReplyText } from './reply-text';
import { SafeLines } from './safe-lines';
import { StepCheck } from './step-check';
import styles from './talk-log.module.css';
import { useBottom } from './use-bottom';
import type { RunningTalk, ShownLine } from './use-talk';

interface TalkLogProps {
  talk: RunningTalk;
  log: RefObject<HTMLDivElement | null>;
  /** What Aivy says before anyone has said something. */
  greeting: string;
  /** Someone looks at it. */
  open: boolean;
  /** Something is being written. */
  typing: boolean;
  /** Under the newest reply: what answers it by a tap. */
  picks: ReactNode;
  /** Something lies over it. */
  covered: boolean;
  onAgain(): void;
}

/** What was said, newest last. */
export function TalkLog({ talk, log, greeting, open, typing, picks, covered, onAgain }: TalkLogProps) {
  const { lines, thinking, busy, fault } = talk;
  const { atBottom, toBottom, onScroll } = useBottom(log, open, lines, thinking, typing);
  const firstOwn = lines.find(({ sender }) => sender === 'user');
  return (
    <div className={styles.frame} inert={covered}>
      <div
        className={styles.log}
        role="log"
        aria-live="off"
        aria-label="Messages"
        tabIndex={0}
        ref={log}
        onScroll={onScroll}
      >
        {lines.length === 0 && !thinking ? <Turn>{greeting}</Turn> : null}
        {lines.map((line) =>
          line.sender === 'user' ? (
            <div key={line.id} className={styles.yours}>
              <span className={line === firstOwn ? styles.who : 'vh'}>You</span>
              <div>{line.text}</div>
            </div>
          ) : (
            <Turn key={line.id} line={line} picks={line === lines.at(-1) ? picks : null}>
              {line.checked ? <StepCheck {...line.checked} /> : null}
              <ReplyText text={line.text} writing={line.writing} />
            </Turn>
          ),
        )}
        {typing && !busy ? (
          <p className={styles.typing} aria-hidden="true">
            Typing...
          </p>
        ) : null}
        {thinking ? (
          <p className={styles.thinking} role="status">
            Thinking...
          </p>
        ) : null}
        {fault === null ? null : (
          <p className={styles.fault} role="alert">
            {fault}{' '}
            <button type="button" onClick={onAgain}>
              Try again
            </button>
          </p>
        )}
      </div>
      {atBottom ? null : (
        <button
          type="button"
          className={styles.down}
          aria-label="Scroll to the newest message"
          onClick={() => {
            toBottom();
            // The button goes.
            log.current?.focus({ preventScroll: true });
          }}
        >
          <ArrowDown size={18} aria-hidden="true" />
        </button>
      )}
    </div>
  );
}

/** One reply with the face it's said with. */
function Turn({ line, picks, children }: { line?: ShownLine; picks?: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.turn} data-reply="true">
      <Aivy bust pose={facePose(line?.face)} size={34} label="" />
      <div className={styles.theirs} data-safety={line?.safety}>
        <span className="vh">Aivy</span>
        <div className={styles.words}>{children}</div>
        {line?.note === undefined ? null : <small className={styles.note}>{line.note}</small>}
        {line?.safety === 'where-to-turn' ? <SafeLines /> : null}
        {picks}
      </div>
    </div>
  );
}
