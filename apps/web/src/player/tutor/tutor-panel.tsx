import type { QuickReply } from '@aivy/contracts';
import { isDuplicate } from '@aivy/exam';
import { useEffect, useRef, useState, type ReactNode, type Ref, type RefObject } from 'react';
import { CalmFoot } from './calm-foot';
import { facePose } from './face-pose';
import { HelpNow } from './help-now';
import { OfferedAnswer, Suggestions } from './picks';
import { SpokenReplies } from './spoken-replies';
import { TalkLog } from './talk-log';
import { TutorFoot } from './tutor-foot';
import { TutorHead } from './tutor-head';
import type { RunningTalk } from './use-talk';

interface TutorPanelProps {
  talk: RunningTalk;
  /** Shown until the tutor proposes some. */
  firstReplies: readonly QuickReply[];
  /** Steps are in mathematics. */
  isMath: boolean;
  /** Under the title. */
  promise?: string;
  /** What Aivy says before anyone has said something. */
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
  /** Away from practice, for a student who isn't all right; absent where the page has no such place. */
  leave?: ReactNode;
}

/** The talk with the tutor: what was said, what can be tapped, and the line to write in. */
export function TutorPanel({
  talk,
  firstReplies,
  isMath,
  promise = 'Hints first. You find the answer.',
  greeting,
  title,
  field: givenField,
  open = true,
  onSubmitAnswer,
  tried = [],
  close,
  leave,
}: TutorPanelProps) {
  const { lines, thinking, busy } = talk;
  const [typing, setTyping] = useState(false);
  const [helping, setHelping] = useState(false);
  /** The safe message after which the student wanted to write on. */
  const [resumed, setResumed] = useState<string | null>(null);
  const log = useRef<HTMLDivElement>(null);
  const helpButton = useRef<HTMLButtonElement>(null);
  const ownField = useRef<HTMLTextAreaElement>(null);
  const field = givenField ?? ownField;
  const quickReplies = useProposed(firstReplies, talk.quickReplies, isMath);

  const last = lines.at(-1);
  const reply = lines.findLast(({ sender }) => sender === 'ai');
  const safety = reply?.safety;
  const calm = safety === 'where-to-turn' && resumed !== reply?.id && !busy;
  const named = onSubmitAnswer ? talk.offered : null;
  const offered = tried.some((answer) => named !== null && isDuplicate(answer, named)) ? null : named;
  const suggestions = last?.sender === 'ai' ? (last.suggestions ?? []) : [];

  // What was pressed goes; the log stays.
  const toLog = (): void => log.current?.focus({ preventScroll: true });
  // So does the field with a safe message, with the focus in it.
  useEffect(() => {
    const at = document.activeElement;
    const wasWriting = at === document.body || field.current?.form?.contains(at);
    if (calm && open && wasWriting) log.current?.focus({ preventScroll: true });
  }, [calm, field, open]);

  const say = (message: string): void => {
    if (busy || message.trim() === '') return;
    talk.send(message);
  };
  const tap = (message: string): void => {
    say(message);
    toLog();
  };
  const write = (): void => field.current?.focus();
  const picks =
    offered !== null ? (
      <OfferedAnswer
        answer={offered}
        disabled={busy}
        onSubmit={() => {
          talk.closeOffer();
          onSubmitAnswer?.(offered);
          toLog();
        }}
        onLater={() => {
          talk.closeOffer();
          write();
        }}
      />
    ) : suggestions.length > 0 ? (
      <Suggestions texts={suggestions} disabled={busy} onSay={tap} onElse={safety === undefined ? write : undefined} />
    ) : null;

  return (
    <>
      <TutorHead
        pose={thinking ? 'think' : facePose(reply?.face)}
        promise={calm ? 'Practice can wait.' : promise}
        title={title}
        help={{ open: helping, button: helpButton, onToggle: () => setHelping(!helping) }}
        close={close}
      />
      <TalkLog
        talk={talk}
        log={log}
        greeting={greeting}
        open={open}
        typing={typing}
        picks={picks}
        covered={helping}
        onAgain={() => {
          talk.again();
          toLog();
        }}
      />
      <SpokenReplies lines={lines} />
      <TutorFoot
        field={field}
        busy={busy}
        isMath={isMath}
        quickReplies={safety === undefined ? quickReplies : []}
        hintsSeen={safety === undefined ? talk.hintsSeen : null}
        hidden={calm}
        covered={helping}
        onSay={say}
        onTap={tap}
        onTyping={setTyping}
      />
      {calm ? (
        <CalmFoot
          leave={leave}
          covered={helping}
          onWrite={() => {
            setResumed(reply?.id ?? null);
            // Once the field is shown.
            requestAnimationFrame(write);
          }}
        />
      ) : null}
      {helping ? (
        <HelpNow
          onClose={() => {
            setHelping(false);
            helpButton.current?.focus();
          }}
        />
      ) : null}
    </>
  );
}

/** What the tutor proposed holds until an attempt has changed what can be said; a passage has no steps to check. */
function useProposed(first: readonly QuickReply[], proposed: readonly QuickReply[] | null, isMath: boolean) {
  const [held, setHeld] = useState({ first, outdated: null as typeof proposed });
  if (held.first !== first) setHeld({ first, outdated: proposed });
  const current = proposed === null || proposed === held.outdated ? first : proposed;
  return isMath ? current : current.filter((reply) => reply !== 'check-step');
}
