import type { getQuestionDetail, OutputOf } from '@aivy/contracts';
import { MathNotice, MathText, questionTexts, useMath } from '@aivy/web-math';
import { Button, Chip } from '@aivy/web-ui';
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { BlankAnswer } from '../../../../player/components/blank-answer';
import { capital, numberWord } from '../../../../lib/number-word';
import { AloudButton, type Aloud } from '../../../../player/read-aloud/aloud-button';
import type { AnswerResult, RunningPractice } from '../use-practice-session';
import { TriedChoices } from './tried-choices';
import { TryDots } from './try-dots';
import styles from './practice-question.module.css';

type Detail = OutputOf<typeof getQuestionDetail>;

interface PracticeQuestionProps {
  practice: Pick<
    RunningPractice,
    'session' | 'questions' | 'busy' | 'fault' | 'result' | 'answer' | 'next' | 'reconsider'
  >;
  detail: Detail;
  number: number;
  isMath: boolean;
  aloud: Aloud;
  /** Buttons of what is at hand besides. */
  tools?: ReactNode;
}

const triesLeft = (left: number): string => `${capital(numberWord(left))} ${left === 1 ? 'attempt' : 'attempts'} left`;

/** What is said of an answer; a mistake's own words are item HTML. */
function said({ correct, points, feedback }: AnswerResult, closed: boolean): string {
  if (correct) return `Right${points ? `, ${points} points` : ''}.`;
  return feedback ?? (closed ? "Not this time. Here's how it works." : 'Not yet.');
}

/** The open question: what it asks, the answers so far, and the next try; once it is complete its explanation. */
export function PracticeQuestion({ practice, detail, number, isMath, aloud, tools }: PracticeQuestionProps) {
  const { session, busy, fault, result } = practice;
  const [entry, setEntry] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const outcome = useRef<HTMLParagraphElement>(null);
  const closed = !session.canSubmit;
  // After a reload, or when it was answered in the talk, only the list knows.
  const listed = practice.questions.find(({ question_id: id }) => id === detail.id);
  const isRight = closed && (result?.correct ?? listed?.is_correct ?? false);
  const math = useMath(questionTexts(detail), detail.typeset);

  // Another question: its heading is where the keyboard and a reader go on.
  useEffect(() => {
    setEntry('');
    heading.current?.focus();
  }, [detail.id]);
  useEffect(() => {
    if (result) setEntry('');
  }, [result]);

  const choose = (given: string): void => {
    setEntry(given);
    practice.reconsider();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (entry.trim() !== '' && !closed) void practice.answer(entry.trim());
  };
  const isLast = session.answered >= session.maxQuestions;

  return (
    <form className={styles.question} onSubmit={submit} noValidate data-shown-question>
      <div className={styles.bar}>
        <h2 className={styles.number} tabIndex={-1} ref={heading}>
          <span className="vh">Question </span>
          {number}
        </h2>
        <Chip tone={isMath ? 'math' : 'english'} className={styles.subject}>
          {isMath ? 'Math' : 'R&W'}
        </Chip>
        <TryDots used={session.attempt} total={session.maxAttempts} closed={closed} correct={isRight} />
        <div className={styles.tools}>
          {tools}
          <AloudButton aloud={aloud} />
        </div>
      </div>
      {math.kind === 'waiting' ? (
        <p className={styles.coming} role="status">
          Loading the question…
        </p>
      ) : (
        <>
          <MathNotice math={math} />
          {detail.img === '' ? null : (
            <div data-figure>
              <MathText className={styles.figure} html={detail.img} />
            </div>
          )}
          {detail.passage === '' ? null : (
            <div data-region="passage">
              <MathText className={styles.passage} html={detail.passage} typeset={detail.typeset} />
            </div>
          )}
          <div data-region="question">
            <MathText className={styles.stem} html={detail.question} typeset={detail.typeset} />
          </div>
          {detail.type === 'choice' ? (
            <TriedChoices
              texts={detail}
              chosen={entry}
              tried={session.previousAnswers}
              answer={detail.answer ?? null}
              closed={closed}
              onChoose={choose}
            />
          ) : (
            <>
              {session.previousAnswers.length === 0 ? null : (
                <p className={styles.before}>
                  Tried: <b>{session.previousAnswers.join(', ')}</b>
                </p>
              )}
              {closed ? null : <BlankAnswer entry={entry} onType={choose} />}
            </>
          )}
        </>
      )}
      {/* Said once it is there, and only then. */}
      <p
        className={styles.outcome}
        role="status"
        ref={outcome}
        data-region="outcome"
        data-tone={fault ? 'fault' : result?.correct ? 'right' : 'wrong'}
      >
        {fault ?? (result && <MathText as="span" html={said(result, closed)} typeset={detail.typeset} />)}
      </p>
      <div className={styles.actions}>
        <span className={styles.left}>{closed ? '' : triesLeft(session.maxAttempts - session.attempt)}</span>
        {closed ? (
          <Button
            size="large"
            onClick={() => void practice.next()}
            pendingLabel={busy === 'next' ? 'Loading…' : undefined}
          >
            {isLast ? 'See how it went' : 'Next question'}
          </Button>
        ) : (
          <Button
            size="large"
            type="submit"
            aria-disabled={entry.trim() === ''}
            pendingLabel={busy === 'answer' ? 'Checking…' : undefined}
          >
            Check answer
          </Button>
        )}
      </div>
      {closed && detail.explanation !== undefined ? (
        <section className={styles.explanation} aria-labelledby="explanation" data-region="explanation">
          <h3 id="explanation">EXPLANATION</h3>
          {detail.type === 'blank' && detail.answer !== undefined ? (
            <p>
              Correct answer:{' '}
              <b>
                {detail.answer
                  .split(',')
                  .map((value) => value.trim())
                  .join(' or ')}
              </b>
            </p>
          ) : null}
          <MathText html={detail.explanation} typeset={detail.typeset} />
        </section>
      ) : null}
    </form>
  );
}
