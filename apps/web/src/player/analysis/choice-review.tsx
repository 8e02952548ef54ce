import { MathText } from '@aivy/web-math';
import { Check, X } from 'lucide-react';
import type { AnalysedQuestion } from './model';
import { ChoicePunctuation } from '../components/choice-punctuation';
import styles from './choice-review.module.css';

const LETTERS = ['a', 'b', 'c', 'd'] as const;

/** The four choices: the right one and a wrong pick are marked by colour, sign and word. */
export function ChoiceReview({ item }: { item: AnalysedQuestion }) {
  const key = item.correctAnswer.trim().toLowerCase();
  const chosen = item.answer.trim().toLowerCase();
  return (
    <ol className={styles.choices} aria-label="Choices">
      {LETTERS.map((letter) => {
        const isKey = letter === key;
        const isWrongPick = letter === chosen && !isKey;
        return (
          <li
            key={letter}
            data-choice={letter}
            className={isKey ? styles.correct : isWrongPick ? styles.wrong : styles.choice}
          >
            <span className={styles.letter}>{letter.toUpperCase()}</span>
            <MathText
              as="span"
              className={styles.text}
              html={item.question[`choice_${letter}`]}
              typeset={item.question.typeset}
            />
            <ChoicePunctuation choices={item.question} letter={letter} />
            {isKey || isWrongPick ? (
              <span className={styles.state} data-apart>
                {isKey ? (
                  <Check className={styles.icon} aria-hidden="true" />
                ) : (
                  <X className={styles.icon} aria-hidden="true" />
                )}
                {isKey ? (letter === chosen ? 'Correct, your answer' : 'Correct') : 'Incorrect, your answer'}
              </span>
            ) : null}
          </li>
        );
      })}
    </ol>
  );
}
