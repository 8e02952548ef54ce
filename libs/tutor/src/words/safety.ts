/** Where a student in danger can turn, as the country has it. */
export interface SafeNumbers {
  /** The crisis line as an order: "call or text 988". */
  readonly crisis: string;
  readonly emergency: string;
}
export const US_NUMBERS: SafeNumbers = { crisis: 'call or text 988', emergency: '911' };

/** The two buttons under the check-in. A tap sends the text as the student's message, so it's read word for word. */
export const CHECK_IN_ANSWERS = ["I'm okay, let's keep going", "I'm not okay"] as const;

/** Phone numbers in bold, so that the eye finds them. */
const withBoldNumbers = (text: string): string => text.replace(/\+?\d(?:[\d -]*\d)?/g, '**$&**');

/** Said unchanged to any sign of distress or danger, without a word about the question. */
const distressText = ({ crisis, emergency }: SafeNumbers): string =>
  [
    "**I'm really glad you told me.** Practice can wait. You matter more.",
    "Please talk to someone you trust right now, like a parent, a teacher, or a friend. You don't have to handle this alone.",
    withBoldNumbers(
      `You can ${crisis} anytime, day or night. If you're in danger, call ${emergency} or your local emergency number.`,
    ),
  ].join('\n\n');

/** Said when it's unclear: costs nothing if the student is fine. */
const checkInText = ({ crisis, emergency }: SafeNumbers): string =>
  [
    'That sounds heavy. Are you all right?',
    withBoldNumbers(`If you're not safe, or you're thinking about hurting yourself, ${crisis}, or call ${emergency}.`),
  ].join('\n\n');

/** The words of a move about safety, the same in every place; null for other moves. */
export function safetyText({ move }: { move: string }, numbers: SafeNumbers = US_NUMBERS): string | null {
  if (move === 'check-in') return checkInText(numbers);
  return move === 'distress' ? distressText(numbers) : null;
}
