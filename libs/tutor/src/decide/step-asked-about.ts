/** How each operation is asked about, and how an explanation says it. */
const OPERATIONS: readonly (readonly [asked: RegExp, said: RegExp])[] = [
  [/\b(?:multipl\w*|times)\b/i, /\b(?:multipl\w*|times|double[sd]?|product)\b|\\cdot|\\times|·|×/i],
  [/\b(?:divid\w*|division|over)\b/i, /\b(?:divid\w*|division|quotient|half)\b|\\frac|\\div|÷/i],
  [/\b(?:subtract\w*|minus|take away)\b/i, /\b(?:subtract\w*|minus|difference|less)\b|−/i],
  [/\b(?:add|adds|added|adding|plus)\b/i, /\b(?:add|adds|added|adding|plus|sum|total)\b/i],
  [/\bsquar\w*\b/i, /\bsquar\w*\b|\^\{?2/i],
  [/\b(?:factor\w*)\b/i, /\bfactor\w*\b/i],
  [/\b(?:distribut\w*|expand\w*)\b/i, /\b(?:distribut\w*|expand\w*)\b/i],
  [/\b(?:substitut\w*|plug\w*)\b/i, /\b(?:substitut\w*|plug\w*|replac\w*)\b/i],
];

const ASKS = /\b(?:why|where|how come|how)\b/i;
const NUMBER = /(?<![\w.])\d+(?:\.\d+)?(?![\w.])/g;

/**
 * The step of an explanation that a question such as "why do you multiply there" or "where does the 7 come from" is
 * about, from 1. The first one states the key, so it's never meant.
 */
export function stepAskedAbout(message: string, steps: readonly string[]): number | undefined {
  if (!ASKS.test(message)) return undefined;
  const find = (has: (step: string) => boolean): number | undefined => {
    const at = steps.findIndex((step, index) => index > 0 && has(step));
    return at < 0 ? undefined : at + 1;
  };
  const [, said] = OPERATIONS.find(([asked]) => asked.test(message)) ?? [];
  const numbers: readonly string[] = message.match(NUMBER) ?? [];
  const hasNumber = (step: string): boolean => (step.match(NUMBER) ?? []).some((number) => numbers.includes(number));
  return (
    find((step) => hasNumber(step) && (said === undefined || said.test(step))) ??
    (said && find((step) => said.test(step))) ??
    find(hasNumber)
  );
}

/** The step of an explanation that has a number, from 1; the first one states the key. */
export function stepWith(number: string, steps: readonly string[]): number | undefined {
  const has = (step: string): boolean => [...step.matchAll(/-?\d+(?:\.\d+)?/g)].some(([each]) => each === number);
  const at = steps.findIndex((step, index) => index > 0 && has(step));
  return at < 0 ? undefined : at + 1;
}
