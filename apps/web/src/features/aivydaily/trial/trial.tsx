import { QUESTION_ATTEMPTS } from '@aivy/contracts';
import { SKILLS } from '@aivy/exam';
import { Button, Spinner } from '@aivy/web-ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useAppSelector } from '../../../core/store';
import { MathToolButtons, MathTools } from '../../../player/components/math-tools';
import { useToolWindows } from '../../../player/hooks/use-tool-windows';
import { aivydailyApi } from '../../../core/api/aivydaily';
import { capital, numberWord } from '../../../lib/number-word';
import { TrialQuestion } from './trial-question';
import { TrialTopics } from './trial-topics';
import styles from './trial.module.css';

const { useGetTrialQuery } = aivydailyApi;

/** What is offered after the three questions. */
export interface TrialProps {
  offer: ReactNode;
}

/** AivyDaily to try: a topic, three questions with their tries and the tutor; only this page keeps any of it. */
export function Trial({ offer }: TrialProps) {
  const [topic, setTopic] = useState<number | null>(null);
  const chosen = useRef(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const toTopics = (): void => setTopic(null);
  const attempts = useGetTrialQuery({}).data?.max_attempts ?? QUESTION_ATTEMPTS;

  // Back among the topics the keyboard goes on from their heading.
  useEffect(() => {
    if (topic === null && chosen.current) heading.current?.focus();
    chosen.current = topic !== null;
  }, [topic]);

  return (
    <section className={styles.trial} aria-labelledby="try-it">
      <h2 id="try-it" tabIndex={-1} ref={heading}>
        Try three questions now
      </h2>
      {topic === null ? (
        <>
          <p className={styles.lead}>
            Pick a topic. {capital(numberWord(attempts))} {attempts === 1 ? 'attempt' : 'attempts'} for each question,
            and the tutor beside you.
          </p>
          <TrialTopics onChoose={setTopic} />
        </>
      ) : (
        <TrialRun key={topic} topic={topic} offer={offer} onLeave={toTopics} />
      )}
    </section>
  );
}

interface TrialRunProps extends TrialProps {
  topic: number;
  onLeave(): void;
}

function TrialRun({ topic, offer, onLeave }: TrialRunProps) {
  const { currentData: data, isError, refetch } = useGetTrialQuery({ subcategory: topic });
  const name = useAppSelector((state) => state.session.username.split(' ')[0] ?? '');
  const [at, setAt] = useState(0);
  const [firstTries, setFirstTries] = useState(0);
  const skill = SKILLS.find(({ id }) => id === topic);
  const isMath = skill?.subject === 'math';
  const tools = useToolWindows();
  const questions = data?.questions ?? [];
  const question = questions[at];

  if (data && !question)
    return <TrialDone firstTries={firstTries} total={questions.length} offer={offer} onAgain={onLeave} />;
  return (
    <>
      <div className={styles.where}>
        <p>
          <b>{skill?.name}</b>
          {data ? `, question ${at + 1} of ${questions.length}` : ''}
        </p>
        <Button variant="ghost" onClick={onLeave}>
          Other topics
        </Button>
      </div>
      {question ? (
        <TrialQuestion
          key={question.id}
          question={question}
          number={at + 1}
          total={questions.length}
          maxAttempts={data?.max_attempts ?? QUESTION_ATTEMPTS}
          isMath={isMath}
          tools={isMath ? <MathToolButtons tools={tools} /> : null}
          name={name}
          onNext={(firstTry) => {
            setFirstTries(firstTries + (firstTry ? 1 : 0));
            setAt(at + 1);
          }}
        />
      ) : isError ? (
        <div className={styles.state} role="alert">
          <p>We couldn’t load the questions.</p>
          <Button variant="outline" onClick={() => void refetch()}>
            Try again
          </Button>
        </div>
      ) : (
        <div className={styles.state} role="status">
          <Spinner />
          <p>Loading the questions...</p>
        </div>
      )}
      {isMath ? <MathTools tools={tools} tutorAtEdge={false} /> : null}
    </>
  );
}

interface TrialDoneProps extends TrialProps {
  firstTries: number;
  total: number;
  onAgain(): void;
}

function TrialDone({ firstTries, total, offer, onAgain }: TrialDoneProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.done}>
      <h3 tabIndex={-1} ref={heading}>
        {firstTries} of {total} on the first try
      </h3>
      <p>
        That is how a mission goes; a real one has five questions, chosen for you. Nothing of this was stored. The
        diagnostic finds out which topics would help you most.
      </p>
      <div className={styles.offer}>
        {offer}
        <Button variant="outline" size="large" onClick={onAgain}>
          Try another topic
        </Button>
      </div>
    </div>
  );
}
