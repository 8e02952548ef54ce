export type StrengthWord = 'weak' | 'medium' | 'strong';

export interface PasswordStrength {
  /** 0-6: digit, lowercase, uppercase, symbol, length of 6 or more, length of 8 or more. */
  score: number;
  /** Lit bars, 0-3. */
  bars: 0 | 1 | 2 | 3;
  word: StrengthWord | null;
}

const RULES: readonly RegExp[] = [/\d/, /[a-z]/, /[A-Z]/, /[^A-Za-z0-9]/, /^.{6,}$/s, /^.{8,}$/s];

/** The specification's strength of a password: 1-2 weak, 3-4 medium, 5-6 strong; nothing typed has no strength. */
export function passwordStrength(password: string): PasswordStrength {
  const score = RULES.filter((rule) => rule.test(password)).length;
  if (score === 0) return { score, bars: 0, word: null };
  if (score <= 2) return { score, bars: 1, word: 'weak' };
  if (score <= 4) return { score, bars: 2, word: 'medium' };
  return { score, bars: 3, word: 'strong' };
}
