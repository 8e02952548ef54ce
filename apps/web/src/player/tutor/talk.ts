import type { QuickReply, Safety, StepCheck, TutorFace, TutorMeta } from '@aivy/contracts';

/** What the student reads when the talk fails (specification, section 8). */
export const TALK_FAULTS = {
  history: 'Sorry, I encountered an error loading our conversation history.',
  start: 'Sorry, I encountered an error starting our conversation. Please try again.',
  send: 'Sorry, I encountered an error. Please try again.',
} as const;

/** What comes with the words of a reply. */
interface BesideWords {
  /** What was found in the student's message. */
  checked?: CheckedStep | undefined;
  /** The answer that the student named, to be submitted by one tap. */
  offered?: string | undefined;
  /** Texts that a tap sends as the student's message, while the reply is the last line. */
  suggestions?: readonly string[] | undefined;
  face?: TutorFace | undefined;
  safety?: Safety | undefined;
}

/** One line of a talk with the tutor. */
export interface TalkLine extends BesideWords {
  sender: 'user' | 'ai';
  /** Of the tutor: Markdown subset with TeX between \( \). Of the student: plain text. */
  text: string;
}

/** A message of the student with what the tutor has found in it. */
export interface CheckedStep {
  /** As the student wrote it. */
  message: string;
  check: StepCheck;
}

export interface TalkReply extends BesideWords {
  text: string;
  quickReplies: readonly QuickReply[];
  /** Rungs of the question's four hints that were seen; absent where there is no stair. */
  hintsSeen?: number | undefined;
  /** One plain line beside the reply. */
  note?: string | undefined;
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

interface WireReply {
  content: string;
  step_check?: StepCheck | undefined;
  offered_answer?: string | undefined;
  suggestions?: readonly string[] | undefined;
  face?: TutorFace | undefined;
  safety?: Safety | undefined;
}

/** @param message what the student had said */
const besideWords = (
  { step_check: check, offered_answer: offered, suggestions, face, safety }: WireReply,
  message: string | undefined,
): BesideWords => ({
  checked: check && message !== undefined ? { message, check } : undefined,
  offered,
  suggestions,
  face,
  safety,
});

/** A reply to a message, as the panel shows it. */
export function replyTo(
  message: string,
  wire: WireReply & {
    quick_replies: readonly QuickReply[];
    hints_seen?: number | undefined;
    note?: string | undefined;
  },
): TalkReply {
  const { content: text, quick_replies: quickReplies, hints_seen: hintsSeen, note } = wire;
  return { text, quickReplies, hintsSeen, note, ...besideWords(wire, message) };
}

/** What was said, as the panel shows it. */
export const talkLines = (lines: readonly (WireReply & { role: string })[]): TalkLine[] =>
  lines.map((line, index) => {
    if (line.role === 'user') return { sender: 'user', text: line.content };
    const before = lines[index - 1];
    return {
      sender: 'ai',
      text: line.content,
      ...besideWords(line, before?.role === 'user' ? before.content : undefined),
    };
  });
