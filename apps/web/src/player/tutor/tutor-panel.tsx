import { MESSAGE_MAX_LENGTH } from '../../config/tutor-limits';
import type { QuickReply } from '@aivy/contracts';
import { isDuplicate } from '@aivy/exam';
import { Aivy } from '@aivy/web-ui';
import { ArrowDown, Keyboard, Send } from 'lucide-react';
import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react';
import { HintStair } from './hint-stair';
import { MathKeys } from './math-keys';
import { OfferedAnswer } from './offered-answer';
import { QuickReplies } from './quick-replies';
import { ReplyText } from './reply-text';
import { SpokenReplies } from './spoken-replies';
import { StepCheck } from './step-check';
import styles from './tutor-panel.module.css';
import type { RunningTalk } from './use-talk';

/** So near to the end counts as being there. */
const AT_BOTTOM_PX = 20;
/** After this time without text nobody is typing. */
const TYPING_MS = 1_000;

interface TutorPanelProps {
  talk: RunningTalk;
  /** Shown until the tutor proposes some. */
  firstReplies: readonly QuickReply[];
  /** Steps are in mathematics. */
  isMath: boolean;
  /** Under the title. */
  promise?: string;
  /** What Aivy says before anybody has said something. */
  greeting: string;
  /** Where the focus goes when the panel opens: what is read, or where is written. */
  title?: Ref<HTMLHeadingElement>;
  field?: RefObject<HTMLTextAreaElement | null>;
  /** It is shown. */
  open?: boolean;
  /** Submits an answer, while the question takes one. */
  onSubmitAnswer?: ((answer: string) => void) | undefined;
  /** Answers submitted so far: one of them isn't offered again. */
  tried?: readonly string[];
  /** Beside the title: how the panel is closed, where it can be. */
  close?: ReactNode;
}

/** As much of a text as a message may hold, without half a character at its end. */
const cut = (text: string): string => text.slice(0, MESSAGE_MAX_LENGTH).replace(/[\uD800-\uDBFF]$/, '');

/** The talk with the tutor: what was said, hints used, what can be tapped, and the line to write in. */
export function TutorPanel({
  talk,
  firstReplies,
  isMath,
  promise = 'Hints lead you there; the answer stays yours.',
  greeting,
  title,
  field: givenField,
  open = true,
  onSubmitAnswer,
  tried = [],
  close,
}: TutorPanelProps) {
  const { lines, thinking, busy, fault, quickReplies, hintsSeen } = talk;
  const named = onSubmitAnswer ? talk.offered : null;
  const offered = tried.some((answer) => named !== null && isDuplicate(answer, named)) ? null : named;
  const [text, setText] = useState('');
  const [typing, setTyping] = useState(false);
  const [keys, setKeys] = useState(false);
  const ownField = useRef<HTMLTextAreaElement>(null);
  const field = givenField ?? ownField;
  // What the tutor proposed holds until a try has changed what can be said; a passage has no steps to check.
  const [held, setHeld] = useState<{ first: typeof firstReplies; outdated: typeof quickReplies }>({
    first: firstReplies,
    outdated: null,
  });
  if (held.first !== firstReplies) setHeld({ first: firstReplies, outdated: quickReplies });
  const current = quickReplies === null || quickReplies === held.outdated ? firstReplies : quickReplies;
  const proposed = isMath ? current : current.filter((reply) => reply !== 'check-step');
  const { log, atBottom, toBottom, onScroll } = useBottom(open, lines, thinking, typing);

  useEffect(() => {
    if (text !== '') return;
    const timer = setTimeout(() => setTyping(false), TYPING_MS);
    return () => clearTimeout(timer);
  }, [text]);

  const say = (message: string): void => {
    if (busy || message.trim() === '') return;
    talk.send(message);
  };
  const sayText = (): void => {
    if (busy || text.trim() === '') return;
    say(text);
    setText('');
    setTyping(false);
    // The button that was pressed is disabled now.
    field.current?.focus();
  };
  const tap = (message: string): void => {
    say(message);
    // Other replies take the place of the one that was tapped.
    log.current?.focus({ preventScroll: true });
  };
  const submitOffered = (): void => {
    if (offered === null) return;
    talk.closeOffer();
    onSubmitAnswer?.(offered);
    // The button goes.
    log.current?.focus({ preventScroll: true });
  };
  const turnDown = (): void => {
    talk.closeOffer();
    field.current?.focus();
  };
  const tryAgain = (): void => {
    talk.again();
    // The button goes.
    log.current?.focus({ preventScroll: true });
  };
  const write = (value: string): void => {
    setText(cut(value));
    if (value !== '') setTyping(true);
  };
  const insert = (sign: string): void => {
    const input = field.current;
    const [from, to] = [input?.selectionStart ?? text.length, input?.selectionEnd ?? text.length];
    write(text.slice(0, from) + sign + text.slice(to));
    requestAnimationFrame(() => {
      input?.focus();
      input?.setSelectionRange(from + sign.length, from + sign.length);
    });
  };
  const beginStep = (start: string): void => {
    write(start);
    if (isMath) setKeys(true);
    requestAnimationFrame(() => field.current?.focus());
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    sayText();
  };
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    sayText();
  };

  return (
    <>
      <header className={styles.head}>
        <Aivy pose={thinking ? 'think' : 'idle'} size={44} label="" />
        <div>
          <h2 ref={title} tabIndex={-1}>
            Chat with AI tutor
          </h2>
          <p>{promise}</p>
        </div>
        {close}
      </header>
      <div className={styles.logFrame}>
        <div
          className={styles.log}
          role="log"
          aria-live="off"
          aria-label="Messages"
          tabIndex={0}
          ref={log}
          onScroll={onScroll}
        >
          {lines.length === 0 && !thinking ? <Bubble who="Aivy">{greeting}</Bubble> : null}
          {lines.map((line) =>
            line.sender === 'user' ? (
              <div key={line.id} className={styles.yours}>
                <span className={styles.who}>You</span>
                <div>{line.text}</div>
              </div>
            ) : (
              <Bubble key={line.id} who="Aivy" note={line.note}>
                {line.checked ? <StepCheck {...line.checked} /> : null}
                <ReplyText text={line.text} writing={line.writing} />
              </Bubble>
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
              <button type="button" onClick={tryAgain}>
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
      <SpokenReplies lines={lines} />
      <form className={styles.foot} onSubmit={onSubmit}>
        {hintsSeen === null ? null : <HintStair seen={hintsSeen} />}
        {offered !== null ? (
          <OfferedAnswer answer={offered} disabled={busy} onSubmit={submitOffered} onLater={turnDown} />
        ) : proposed.length > 0 ? (
          <QuickReplies replies={proposed} disabled={busy} onSay={tap} onStep={beginStep} />
        ) : null}
        {keys ? <MathKeys onKey={insert} /> : null}
        <div className={styles.say}>
          {isMath ? (
            <button
              type="button"
              className={styles.keysToggle}
              aria-label="Math keys"
              aria-pressed={keys}
              onClick={() => setKeys(!keys)}
            >
              <Keyboard size={20} aria-hidden="true" />
            </button>
          ) : null}
          <textarea
            ref={field}
            rows={1}
            aria-label="Message"
            placeholder="Text | ..."
            value={text}
            maxLength={MESSAGE_MAX_LENGTH}
            onChange={(event) => write(event.target.value)}
            onKeyDown={onKeyDown}
            autoComplete="off"
            enterKeyHint="send"
          />
          <button type="submit" className={styles.send} aria-label="Send" disabled={text.trim() === '' || busy}>
            <Send size={20} aria-hidden="true" />
          </button>
        </div>
      </form>
    </>
  );
}

function Bubble({ who, note, children }: { who: string; note?: string | undefined; children: ReactNode }) {
  return (
    <div className={styles.theirs}>
      <span className={styles.who}>{who}</span>
      <div>{children}</div>
      {note === undefined ? null : <small className={styles.note}>{note}</small>}
    </div>
  );
}

/** Keeps the newest message in sight for whoever is at the end; who reads further up stays there. */
function useBottom(open: boolean, lines: RunningTalk['lines'], thinking: boolean, typing: boolean) {
  const log = useRef<HTMLDivElement>(null);
  const [atBottom, setAtBottom] = useState(true);
  const stick = useRef(true);
  const toBottom = useCallback((): void => {
    const box = log.current;
    if (box) box.scrollTop = box.scrollHeight;
    stick.current = true;
    setAtBottom(true);
  }, []);
  useEffect(() => {
    if (open && (stick.current || lines.at(-1)?.sender === 'user')) toBottom();
  }, [lines, open, thinking, toBottom, typing]);
  // A keyboard that comes up, a turned phone, another row of replies: the box is lower, its end is still the end.
  useEffect(() => {
    const box = log.current;
    if (!open || !box) return;
    const watch = new ResizeObserver(() => {
      if (stick.current) toBottom();
    });
    watch.observe(box);
    return () => watch.disconnect();
  }, [open, toBottom]);
  const onScroll = (): void => {
    const box = log.current;
    if (!box) return;
    stick.current = box.scrollHeight - box.scrollTop - box.clientHeight <= AT_BOTTOM_PX;
    setAtBottom(stick.current);
  };
  return { log, atBottom, toBottom, onScroll };
}
