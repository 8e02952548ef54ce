import { MathText } from '@aivy/web-math';
import { cx } from '@aivy/web-ui';
import { Check, X } from 'lucide-react';
import { ChoicePunctuation } from '../../../../player/components/choice-punctuation';
import styles from './tried-choices.module.css';

const LETTERS = ['a', 'b', 'c', 'd'] as const;
const ORDINALS = ['first', 'second', 'third', 'fourth'] as const;

export type ChoiceTexts = Record<`choice_${(typeof LETTERS)[number]}`, string> & { typeset?: string | undefined };

interface TriedChoicesProps {
  texts: ChoiceTexts;
  /** '' or a letter. */
  chosen: string;
  /** Answers so far, in order. */
  tried: readonly string[];
  /** The right letter, once it is due. */
  answer: string | null;
  closed: boolean;
  onChoose(letter: string): void;
}

/** What stands beside a choice, by what is known of it. */
function tagOf(letter: string, tried: readonly string[], answer: string | null): string | null {
  const at = tried.findIndex((each) => each.toLowerCase() === letter);
  const yours = at < 0 ? null : `Your ${ORDINALS[at] ?? 'last'} attempt`;
  if (letter === answer?.toLowerCase()) return yours === null ? 'The answer' : `${yours}, right`;
  return yours;
}

/** Four choices. One that was tried stays where it is, locked; nothing tells of the others before it is due. */
export function TriedChoices({ texts, chosen, tried, answer, closed, onChoose }: TriedChoicesProps) {
  return (
    <ul className={styles.list} aria-label="Answer choices">
      {LETTERS.map((letter) => {
        const isRight = answer?.toLowerCase() === letter;
        const wasTried = tried.some((each) => each.toLowerCase() === letter);
        const tag = tagOf(letter, tried, answer);
        const locked = closed || wasTried;
        return (
          <li key={letter}>
            <button
              type="button"
              className={cx(styles.choice, isRight && styles.right, wasTried && !isRight && styles.tried)}
              data-choice={letter}
              aria-pressed={!locked && chosen === letter}
              // Stays in the order of the keys, so that nobody loses the place.
              aria-disabled={locked}
              onClick={() => locked || onChoose(letter)}
            >
              <span className={styles.letter}>{letter.toUpperCase()}</span>
              <MathText
                as="span"
                names
                className={styles.text}
                html={texts[`choice_${letter}`]}
                typeset={texts.typeset}
              />
              <ChoicePunctuation choices={texts} letter={letter} />
              {tag === null ? null : (
                <span className={styles.tag} data-apart>
                  {isRight ? (
                    <Check size={17} strokeWidth={2.4} aria-hidden="true" />
                  ) : (
                    <X size={17} strokeWidth={2.4} aria-hidden="true" />
                  )}
                  {tag}
                </span>
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
