import type { StudentQuestion } from '@aivy/contracts';
import { isCorrect } from '@aivy/exam';
import { MathText } from '@aivy/web-math';
import { Button, cx } from '@aivy/web-ui';
import { X } from 'lucide-react';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { BlankAnswer } from '../../../../player/components/blank-answer';
import { ChoicePunctuation } from '../../../../player/components/choice-punctuation';
import styles from './try-question.module.css';

const LETTERS = ['a', 'b', 'c', 'd'] as const;

interface TryQuestionProps {
  question: StudentQuestion;
  /** The key. It is held against what is tried, and never drawn here. */
  answer: string;
  /** It was answered rightly. */
  onSolved(): void;
}

interface ChoicesProps {
  question: StudentQuestion;
  chosen: string;
  /** Letters that were wrong. */
  tried: readonly string[];
  onChoose(letter: string): void;
}

function Choices({ question, chosen, tried, onChoose }: ChoicesProps) {
  const name = useId();
  return (
    <fieldset className={styles.choices}>
      <legend className="vh">Answer choices</legend>
      {LETTERS.map((letter) => {
        const isOut = tried.includes(letter);
        return (
          <label key={letter} className={cx(styles.choice, isOut && styles.out)} data-choice={letter}>
            <input
              type="radio"
              name={name}
              className="vh"
              value={letter}
              checked={chosen === letter}
              disabled={isOut}
              onChange={() => onChoose(letter)}
            />
            <span className={styles.letter}>{letter.toUpperCase()}</span>
            <MathText as="span" names html={question[`choice_${letter}`]} typeset={question.typeset} />
            <ChoicePunctuation choices={question} letter={letter} />
            {isOut ? (
              <span className={styles.tag} data-apart>
                <X size={17} aria-hidden="true" />
                Not this one
              </span>
            ) : null}
          </label>
        );
      })}
    </fieldset>
  );
}

/** A question as it was on the test: without the answer of then, the key or a word about it. */
export function TryQuestion({ question, answer, onSolved }: TryQuestionProps) {
  const [entry, setEntry] = useState('');
  const [tried, setTried] = useState<readonly string[]>([]);
  const form = useRef<HTMLFormElement>(null);
  // A choice that is out takes no keys any more, though a browser leaves it the focus for a moment: the keyboard goes on
  // with those that are left.
  useEffect(() => {
    const at = document.activeElement;
    if (tried.length > 0 && (at === document.body || at?.matches(':disabled')))
      form.current?.querySelector<HTMLInputElement>('input:enabled')?.focus();
  }, [tried]);
  const { type, passage, img, typeset } = question;
  const check = (event: FormEvent): void => {
    event.preventDefault();
    const given = entry.trim();
    if (given === '') return;
    if (isCorrect(given, { type, answer })) return onSolved();
    setTried([...tried, given]);
    setEntry('');
  };
  return (
    <form ref={form} className={styles.question} onSubmit={check} noValidate data-shown-question>
      {img === '' ? null : (
        <div data-figure>
          <MathText className={styles.figure} html={img} />
        </div>
      )}
      {passage === '' ? null : (
        <div data-region="passage">
          <MathText className={styles.passage} html={passage} typeset={typeset} />
        </div>
      )}
      <div data-region="question">
        <MathText className={styles.stem} html={question.question} typeset={typeset} />
      </div>
      {type === 'choice' ? (
        <Choices question={question} chosen={entry} tried={tried} onChoose={setEntry} />
      ) : (
        <>
          {tried.length === 0 ? null : <p>Tried: {tried.join(', ')}</p>}
          <BlankAnswer entry={entry} onType={setEntry} />
        </>
      )}
      <p className={styles.outcome} role="status" data-region="outcome">
        {tried.length === 0 || entry !== '' ? '' : 'Not yet. Look at it once more.'}
      </p>
      <Button type="submit" aria-disabled={entry.trim() === ''}>
        Check answer
      </Button>
    </form>
  );
}
