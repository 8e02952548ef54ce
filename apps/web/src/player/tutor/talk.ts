import type { QuickReply, StepCheck, TutorMeta } from '@aivy/contracts';

/** What the student reads when the talk fails (specification, section 8). */
export const TALK_FAULTS = {
  history: 'Sorry, I encountered an error loading our conversation history.',
  start: 'Sorry, I encountered an error starting our conversation. Please try again.',
  send: 'Sorry, I encountered an error. Please try again.',
} as const;

/** One line of a talk with the tutor. */
export interface TalkLine {
  sender: 'user' | 'ai';
  /** Of the tutor: Markdown subset with TeX between \( \). Of the student: plain text. */
  text: string;
  /** Of the tutor: what was found in the student's message. */
  checked?: CheckedStep;
  /** Of the tutor: the answer that the student named, to be submitted by one tap. */
  offered?: string;
}

/** A message of the student with what the tutor has found in it. */
export interface CheckedStep {
  /** As the student wrote it. */
  message: string;
  check: StepCheck;
}

export interface TalkReply {
  text: string;
  quickReplies: readonly QuickReply[];
  /** Rungs of the question's four hints that were seen; absent where there is no stair. */
  hintsSeen?: number;
  /** One plain line beside the reply. */
  note?: string;
  stepCheck?: StepCheck;
  offered?: string;
  /** What a practice session does next; absent elsewhere. */
  meta?: TutorMeta;
}

/**
 * Somebody's talk about one question, wherever it is held: in a session, beside an analysed question, in the trial. The
 * panel that shows it knows nothing else of where it stands.
 */
export interface Talk {
  /** Changes with the question: another one, another talk. */
  key: string;
  /** What was said is loaded again whenever the talk is opened again, once it has more than one line. */
  reloads?: boolean;
  /**
   * What was said before; empty where nothing was or nobody keeps it.
   * @throws Error whose message is for the student
   */
  load(signal: AbortSignal): Promise<readonly TalkLine[]>;
  /**
   * Says something. The text may also come bit by bit over the socket under the message's id.
   * @param messageId the same for a message that is sent again: it is answered once
   * @throws Error whose message is for the student
   */
  send(message: string, messageId: string, signal: AbortSignal): Promise<TalkReply>;
}

interface WireLine {
  role: string;
  content: string;
  step_check?: StepCheck | undefined;
  offered_answer?: string | undefined;
}

/** What was said, as the panel shows it: what was found in a message stands with its reply. */
export const talkLines = (lines: readonly WireLine[]): TalkLine[] =>
  lines.map(({ role, content, step_check: check, offered_answer: offered }, index) => {
    const message = lines[index - 1];
    return {
      sender: role === 'user' ? 'user' : 'ai',
      text: content,
      ...(offered !== undefined && { offered }),
      ...(check && message?.role === 'user' ? { checked: { message: message.content, check } } : {}),
    };
  });
