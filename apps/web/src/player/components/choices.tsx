import type { StudentQuestion } from '@aivy/contracts';
import { MathText } from '@aivy/web-math';
import { ChoicePunctuation } from './choice-punctuation';
import styles from './choices.module.css';

export const CHOICE_LETTERS = ['a', 'b', 'c', 'd'] as const;
export type ChoiceLetter = (typeof CHOICE_LETTERS)[number];

const choiceHtml = (question: StudentQuestion, letter: ChoiceLetter): string => question[`choice_${letter}`];

export interface ChoicesProps {
  question: StudentQuestion;
  /** '' or a letter. */
  answer: string;
  /** Struck letters. */
  eliminated: string;
  /** The strike-out buttons are shown. */
  eliminating: boolean;
  onChoose(letter: ChoiceLetter): void;
  onStrike(letter: ChoiceLetter): void;
}

/**
 * Toggle buttons rather than radios, because a second click takes the answer back. A struck choice keeps its place and
 * its Undo, also while the eliminator is off.
 */
export function Choices({ question, answer, eliminated, eliminating, onChoose, onStrike }: ChoicesProps) {
  return (
    <ul className={styles.list} aria-label="Answer choices" data-eliminating={eliminating || eliminated !== ''}>
      {CHOICE_LETTERS.map((letter) => {
        const struck = eliminated.includes(letter);
        const name = letter.toUpperCase();
        return (
          <li key={letter} className={styles.row} data-struck={struck}>
            <button
              type="button"
              className={styles.choice}
              aria-pressed={answer === letter}
              data-choice={letter}
              onClick={() => onChoose(letter)}
            >
              <span className={styles.letter}>{name}</span>
              {struck ? <span className="vh">eliminated: </span> : null}
              <MathText
                as="span"
                names
                className={styles.text}
                html={choiceHtml(question, letter)}
                typeset={question.typeset}
              />
              <ChoicePunctuation choices={question} letter={letter} />
            </button>
            {eliminating || struck ? (
              <button
                type="button"
                className={styles.strike}
                aria-label={struck ? `Undo eliminating ${name}` : `Eliminate ${name}`}
                onClick={() => onStrike(letter)}
              >
                {struck ? (
                  <span className={styles.undo}>Undo</span>
                ) : (
                  <span className={styles.struckLetter} aria-hidden="true">
                    {name}
                  </span>
                )}
              </button>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}
