/** Where a student in danger can turn, as the country has it. */
export interface SafeNumbers {
  /** The crisis line as an order: "call or text 988". */
  readonly crisis: string;
  readonly emergency: string;
}
export const US_NUMBERS: SafeNumbers = { crisis: 'call or text 988', emergency: '911' };

/** The two buttons under the check-in. A tap sends the text as the student's message, so it's read word for word. */
export const CHECK_IN_ANSWERS = ["I'm okay, let's keep going", "I'm not okay"] as const;

/** Said unchanged to any sign of distress or danger, without a word about the question. */
const distressText = ({ crisis, emergency }: SafeNumbers): string =>
  `I'm really glad you told me. Practice can wait; you matter more. Please talk to a person you trust right now, like a parent, a teacher, or a friend. If you might be in danger, call ${emergency} or your local emergency number. You can ${crisis} anytime. You don't have to handle this alone.`;

/** Said when it's unclear: costs nothing if the student is fine. */
const checkInText = ({ crisis, emergency }: SafeNumbers): string =>
  `That sounds heavy. Are you all right? If you're not safe or you're thinking of hurting yourself, ${crisis} or call ${emergency} anytime.`;

/** The words of a move about safety, the same in every place; null for other moves. */
export function safetyText({ move }: { move: string }, numbers: SafeNumbers = US_NUMBERS): string | null {
  if (move === 'check-in') return checkInText(numbers);
  return move === 'distress' ? distressText(numbers) : null;
}
