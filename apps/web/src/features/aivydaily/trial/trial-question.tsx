import type { QuickReply, StudentQuestion } from '@aivy/contracts';
import { joinTypeset } from '@aivy/typeset';
import { useEffect, useRef, type ReactNode } from 'react';
import { AloudPlace, useAloud } from '../../../player/read-aloud/aloud-button';
import { TutorDock } from '../../../player/tutor/tutor-dock';
import { PracticeQuestion } from '../session/components/practice-question';
import { NO_SESSION } from '../session/practice-session';
import styles from './trial.module.css';
import { useTrialQuestion } from './use-trial-question';
import { useTrialTalk } from './use-trial-talk';

const BEFORE_ANSWER: readonly QuickReply[] = ['hint', 'check-step'];
const AFTER_MISS: readonly QuickReply[] = ['hint', 'why-wrong', 'check-step'];
const AFTERWARDS: readonly QuickReply[] = ['explain'];
/** Only the server has one, of a session. */
const NO_LIST: [] = [];

interface TrialQuestionProps {
  question: StudentQuestion;
  /** From 1. */
  number: number;
  total: number;
  /** At each question. */
  maxAttempts: number;
  isMath: boolean;
  /** Buttons of what is at hand besides. */
  tools: ReactNode;
  name: string;
  /** @param firstTry the first answer was right */
  onNext(firstTry: boolean): void;
}

/** One question of the trial with the tutor beside it. Another question is another one of these: key it. */
export function TrialQuestion({
  question,
  number,
  total,
  maxAttempts,
  isMath,
  tools,
  name,
  onNext,
}: TrialQuestionProps) {
  const { answers, closed, result, solution, busy, fault, answer } = useTrialQuestion(question.id);
  const talk = useTrialTalk(question.id, answers, !closed);
  const aloud = useAloud();
  const practice = useRef<HTMLDivElement>(null);
  // To its beginning: the page around it is longer than a screen. jsdom scrolls nothing.
  useEffect(() => {
    // Not as the effect's result: newer browsers answer a promise, which React would call as the effect's end.
    void practice.current?.scrollIntoView?.({ block: 'start' });
  }, []);
  return (
    <div className={styles.practice} ref={practice}>
      <div className={styles.question}>
        <AloudPlace aloud={aloud} about={`${question.id} ${closed}`} fromExplanation={closed} />
        <PracticeQuestion
          practice={{
            session: {
              ...NO_SESSION,
              questionId: question.id,
              attempt: answers.length,
              maxAttempts,
              answered: closed ? number : number - 1,
              maxQuestions: total,
              active: true,
              canSubmit: !closed,
              previousAnswers: answers,
            },
            questions: NO_LIST,
            busy: busy ? 'answer' : null,
            fault,
            result,
            answer,
            // Nothing of the trial is sent by itself.
            reconsider: () => undefined,
            next: async () => onNext(result?.correct === true && answers.length === 1),
          }}
          detail={{
            ...question,
            ...(solution && {
              answer: solution.answer,
              explanation: solution.explanation,
              typeset: joinTypeset(question.typeset, solution.typeset),
            }),
          }}
          number={number}
          isMath={isMath}
          aloud={aloud}
          tools={tools}
        />
      </div>
      <TutorDock
        talk={talk}
        isMath={isMath}
        hintsSeen={0}
        tried={answers}
        onSubmitAnswer={closed ? undefined : (given) => void answer(given)}
        firstReplies={closed ? AFTERWARDS : answers.length > 0 ? AFTER_MISS : BEFORE_ANSWER}
        greeting={`Hi${name === '' ? '' : ` ${name}`}! Try it first. If you get stuck, ask for a hint or ${isMath ? 'show me a step' : 'tell me what you think'}.`}
      />
    </div>
  );
}
