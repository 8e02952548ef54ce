import { MINUTE_MS } from '@aivy/contracts';
import { SKILLS } from '@aivy/exam';
import { Spinner } from '@aivy/web-ui';
import { ChevronLeft } from 'lucide-react';
import { Suspense, useEffect, useState, type CSSProperties } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { routePath } from '../../../../config/route-names';
import { Notice } from '../../../../core/page/notice';
import { lazyPiece } from '../../../../lib/lazy-piece';
import { AloudPlace, useAloud } from '../../../../player/read-aloud/aloud-button';
import { MathToolButtons, MathTools } from '../../../../player/components/math-tools';
import { useReadingSettings } from '../../../../player/hooks/use-reading-settings';
import { useToolWindows } from '../../../../player/hooks/use-tool-windows';
import { dailyErrorText } from '../../error-text';
import { statisticsOf } from '../statistics';
import { usePracticeSession, type RunningPractice } from '../use-practice-session';
import { PracticeQuestion } from './practice-question';
import { QuestionSteps } from './question-steps';
import { SessionTutor } from './session-tutor';
import styles from './session-screen.module.css';

const HOME = routePath('AivyDaily');
const loadDone = async () => (await import('./session-done')).SessionDone;
const SessionDone = lazyPiece(loadDone);

/** Minutes since a moment, moving on by itself. */
function useMinutes(since: number | null): number | null {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS / 2);
    return () => clearInterval(timer);
  }, []);
  return since === null ? null : Math.max(0, Math.round((now - since) / MINUTE_MS));
}

/** A practice session: the question, its tries, and the tutor beside it. */
export function SessionScreen({ conversationId }: { conversationId: number }) {
  const navigate = useNavigate();
  const practice = usePracticeSession(conversationId);
  const { session, questions, detail, missing, mission } = practice;
  const [finished, setFinished] = useState(false);
  const minutes = useMinutes(session.startedAt);
  const [{ face, size }] = useReadingSettings();
  const aloud = useAloud();
  const tools = useToolWindows();
  const skill = SKILLS.find(({ id }) => id === session.subcategory);
  const topic = skill?.name ?? 'Practice';
  const isMath = skill?.subject === 'math';

  // A session without a question asks for its first one; the last explanation stays until the student goes on.
  const { next, opening, busy, over } = practice;
  const wantsFirst = !opening && !missing && session.questionId === null && !session.completed && busy === null;
  useEffect(() => {
    if (wantsFirst && !practice.fault) void next();
  }, [next, practice.fault, wantsFirst]);

  // The end of the mission shouldn't wait for its code, nor for a network.
  const isLast = session.maxQuestions > 0 && session.answered >= session.maxQuestions - 1;
  useEffect(() => {
    if (isLast) void loadDone().catch(() => undefined);
  }, [isLast]);

  if (missing)
    return (
      <Notice
        title={missing.status === 404 ? 'Practice session not found' : "We couldn't open this session"}
        text={dailyErrorText(missing)}
        action={missing.status === 404 ? 'Start a new session' : 'Try again'}
        onAction={missing.status === 404 ? () => void navigate(HOME) : practice.again}
      />
    );
  const allDone = session.completed && session.answered >= session.maxQuestions;
  if (session.completed && (finished || over || session.questionId === null || !allDone))
    return (
      <Suspense fallback={<Spinner />}>
        <SessionDone
          conversationId={conversationId}
          skill={session.subcategory}
          statistics={statisticsOf(session, mission?.ended_at ?? Date.now())}
          questions={questions}
          points={mission?.completed ? mission.points : null}
          since={session.startedAt}
        />
      </Suspense>
    );
  const at = questions.findIndex(({ question_id: id }) => id === session.questionId);
  const goingOn: RunningPractice = allDone ? { ...practice, next: async () => setFinished(true) } : practice;
  const look = {
    '--reading-size': `${size}px`,
    '--font-reading': face === 'serif' ? 'var(--font-read)' : 'var(--font-legible)',
  } as CSSProperties;
  return (
    <div className={styles.session} style={look}>
      <header className={styles.header}>
        <div className={styles.where}>
          <Link className={styles.leave} to={HOME} state={{ stay: true }} aria-label="Back to AivyDaily">
            <ChevronLeft aria-hidden="true" />
          </Link>
          <h1>{topic}</h1>
        </div>
        <QuestionSteps questions={questions} total={session.maxQuestions} currentId={session.questionId} />
        <p className={styles.time}>{minutes ? `${minutes} min · Saved as you go` : 'Saved as you go'}</p>
      </header>
      <div className={styles.voice}>
        <AloudPlace
          aloud={aloud}
          about={`${session.questionId} ${session.canSubmit}`}
          fromExplanation={!session.canSubmit}
        />
      </div>
      <div className={styles.body}>
        <main id="main" className={styles.main} tabIndex={-1}>
          {session.above || mission?.above ? (
            <p className={styles.above}>
              These questions are above your level. Getting half of them on the first try is great.
            </p>
          ) : null}
          {detail && detail.id === session.questionId ? (
            <PracticeQuestion
              key={detail.id}
              practice={goingOn}
              detail={detail}
              number={at < 0 ? questions.length + 1 : at + 1}
              isMath={isMath}
              aloud={aloud}
              tools={isMath ? <MathToolButtons tools={tools} /> : null}
            />
          ) : (
            <div className={styles.waiting} role="status">
              {practice.fault ? <p>{practice.fault}</p> : <Spinner />}
              {practice.fault ? (
                <button type="button" onClick={() => void practice.next()}>
                  Try again
                </button>
              ) : null}
            </div>
          )}
        </main>
        {session.questionId === null ? null : (
          <SessionTutor
            practice={practice}
            conversationId={conversationId}
            questionId={session.questionId}
            isMath={isMath}
          />
        )}
      </div>
      {isMath ? <MathTools tools={tools} /> : null}
    </div>
  );
}
