import type { QuickReply } from '@aivy/contracts';
import { useRef, useState, type ReactNode, type Ref, type RefObject } from 'react';
import { CalmFoot } from './calm-foot';
import { facePose } from './face-pose';
import { HelpNow } from './help-now';
import { submitLabel, TalkPicks } from './picks';
import { SpokenReplies } from './spoken-replies';
import { TalkLog } from './talk-log';
import { TutorFoot } from './tutor-foot';
import { TutorHead } from './tutor-head';
import { useCalm } from './use-calm';
import { useProposed } from './use-proposed';
import type { RunningTalk } from './use-talk';

export interface TutorPanelProps {
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
  close,
  leave,
}: TutorPanelProps) {
  const { lines, thinking, busy } = talk;
  const [typing, setTyping] = useState(false);
  const [helping, setHelping] = useState(false);
  const log = useRef<HTMLDivElement>(null);
  const helpButton = useRef<HTMLButtonElement>(null);
  const ownField = useRef<HTMLTextAreaElement>(null);
  const field = givenField ?? ownField;
  const quickReplies = useProposed(firstReplies, talk.quickReplies, isMath);

  const last = lines.at(-1);
  const reply = lines.findLast(({ sender }) => sender === 'ai');
  const safety = reply?.safety;
  // What was pressed goes; the log stays.
  const toLog = (): void => log.current?.focus({ preventScroll: true });
  const { calm, resume } = useCalm(talk, reply, field, toLog);
  const offered = onSubmitAnswer ? talk.offered : null;
  // They're about the answer as long as it's offered, and about nothing after that.
  const outdated = last?.sender !== 'ai' || (last.offered !== undefined && offered === null);
  const suggestions = outdated ? [] : (last.suggestions ?? []);

  const say = (message: string): void => {
    if (busy || message.trim() === '') return;
    talk.send(message);
  };
  const tap = (message: string): void => {
    say(message);
    toLog();
  };
  const write = (): void => field.current?.focus();
  const picks = (
    <TalkPicks
      offered={offered}
      suggestions={suggestions}
      disabled={busy}
      isCheckIn={safety !== undefined}
      onSay={tap}
      onWrite={write}
      onSubmit={(answer) => {
        talk.closeOffer();
        onSubmitAnswer?.(answer);
        toLog();
      }}
      onLater={talk.closeOffer}
    />
  );

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
      <SpokenReplies lines={lines} picks={[...(offered === null ? [] : [submitLabel(offered)]), ...suggestions]} />
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
      {calm ? <CalmFoot leave={leave} covered={helping} onWrite={resume} /> : null}
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
