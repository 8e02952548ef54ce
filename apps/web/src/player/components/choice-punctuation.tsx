import type { StudentQuestion } from '@aivy/contracts';
import { useMemo } from 'react';
import { spokenPunctuation } from '../../lib/spoken-punctuation';

type Choices = Pick<StudentQuestion, 'choice_a' | 'choice_b' | 'choice_c' | 'choice_d'>;

interface ChoicePunctuationProps {
  choices: Choices;
  letter: 'a' | 'b' | 'c' | 'd';
}

/** A choice's punctuation in words, for whoever listens: unseen, and only where it is all that tells choices apart. */
export function ChoicePunctuation({
  choices: { choice_a: a, choice_b: b, choice_c: c, choice_d: d },
  letter,
}: ChoicePunctuationProps) {
  const spoken = useMemo(() => spokenPunctuation([a, b, c, d]), [a, b, c, d]);
  return spoken ? <span className="vh">, with its punctuation: {spoken['abcd'.indexOf(letter)]}</span> : null;
}
