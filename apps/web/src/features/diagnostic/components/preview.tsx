import { DIAGNOSTIC_MESSAGES } from '@aivy/contracts';
import { Button, Chip, Dialog } from '@aivy/web-ui';
import { Clock3, Keyboard, Laptop, ListOrdered, Save } from 'lucide-react';
import { useState } from 'react';
import type { InProgressDiagnostic } from '../../../core/device/local-diagnostic';
import type { DiagnosticState } from '../open';
import { SECTIONS, type SectionFacts } from '../sections';
import styles from './preview.module.css';

export interface PreviewProps {
  /** Null while it is looked up. */
  state: DiagnosticState | null;
  isLoggedIn: boolean;
  /** Extended time; 1 without. */
  timeFactor: number;
  /** New tests are adaptive: their questions come one after another. */
  inOrder: boolean;
  onStart(): void;
  onStartOver(): void;
  onReview(): void;
  onRetry(): void;
  /** Sends the finished test that is still here. */
  onSend(): void;
  sending: boolean;
  /** Deletes it instead. */
  onDelete(): void;
}

const minutes = (seconds: number): string => `${Math.round(seconds / 60)} minutes`;

function whereLeft(test: InProgressDiagnostic, timeFactor: number): string {
  const section = SECTIONS[test.section];
  const spent = (test.section === 'math' ? test.math_time : test.english_time).reduce((sum, entry) => sum + entry, 0);
  const left = Math.max(0, section.seconds * timeFactor - spent);
  return `You are at question ${test.position + 1} of ${section.questions} in ${section.name}, with ${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')} left.`;
}

/** What to expect from the diagnostic, and the way into it. */
export function Preview(props: PreviewProps) {
  const total = (SECTIONS.reading_and_writing.seconds + SECTIONS.math.seconds) * props.timeFactor;
  return (
    <main id="main" className={styles.preview}>
      <div className={styles.head}>
        <h1 className={styles.title}>Diagnostic Test Preview</h1>
        <p className={styles.lead}>
          {SECTIONS.reading_and_writing.questions + SECTIONS.math.questions} questions in about {minutes(total)} show
          which skills cost you points. It looks and works like the real digital test, and it is free.
        </p>
      </div>
      <div className={styles.sections}>
        <SectionCard
          facts={SECTIONS.reading_and_writing}
          timeFactor={props.timeFactor}
          tone="english"
          about="Short texts with one question each: meaning, structure, evidence, grammar and transitions."
        />
        <SectionCard
          facts={SECTIONS.math}
          timeFactor={props.timeFactor}
          tone="math"
          about="Algebra, advanced math, problem solving and geometry. Some questions ask for a number of your own. Calculator and reference sheet are on the screen."
        />
      </div>
      <section aria-labelledby="expect" className={styles.expect}>
        <h2 id="expect" className={styles.subtitle}>
          What to expect
        </h2>
        <ul className={styles.facts}>
          <li>
            <Clock3 aria-hidden="true" size={22} strokeWidth={1.9} />
            <span>
              Each section has its own clock. When it runs out you move on and every answer is kept. You may{' '}
              {props.inOrder ? 'not go back to a section' : 'finish a section early, but not go back to it'}.
            </span>
          </li>
          {props.inOrder ? (
            <li>
              <ListOrdered aria-hidden="true" size={22} strokeWidth={1.9} />
              <span>
                Each question is chosen by your answers before it, so that few questions tell more. You answer in order:
                after Next there is no way back.{' '}
                {props.isLoggedIn ? '' : 'To choose, we get your answers as you go, without a name.'}
              </span>
            </li>
          ) : null}
          <li>
            <Save aria-hidden="true" size={22} strokeWidth={1.9} />
            <span>
              {props.isLoggedIn
                ? 'Your answers are saved to your account as you go.'
                : 'Your answers are kept on this device as you go. Sign in at the end to see your scores.'}{' '}
              If you leave, you come back to the same question with the same time left.
            </span>
          </li>
          <li>
            <Laptop aria-hidden="true" size={22} strokeWidth={1.9} />
            <span>Please use a desktop, laptop or tablet. It works on a phone too, but the texts need room.</span>
          </li>
          <li>
            <Keyboard aria-hidden="true" size={22} strokeWidth={1.9} />
            <span>
              Everything can be done by keyboard, and text size, typeface and layout can be changed during the test.
            </span>
          </li>
        </ul>
      </section>
      <Entrance {...props} />
    </main>
  );
}

function SectionCard({
  facts,
  timeFactor,
  tone,
  about,
}: {
  facts: SectionFacts;
  timeFactor: number;
  tone: 'english' | 'math';
  about: string;
}) {
  return (
    <section className={styles.card} aria-label={facts.title}>
      <Chip tone={tone}>{facts.name}</Chip>
      <p className={styles.numbers}>
        <b>{facts.questions}</b> questions <span aria-hidden="true">·</span> <b>{(facts.seconds * timeFactor) / 60}</b>{' '}
        minutes
      </p>
      <p className={styles.about}>{about}</p>
    </section>
  );
}

function Entrance({
  state,
  timeFactor,
  onStart,
  onStartOver,
  onReview,
  onRetry,
  onSend,
  sending,
  onDelete,
}: PreviewProps) {
  if (state === null)
    return (
      <div className={styles.entrance} aria-busy="true">
        <Button size="large" disabled>
          Looking for a test you began…
        </Button>
      </div>
    );
  switch (state.kind) {
    case 'new':
      return (
        <div className={styles.entrance}>
          <Button size="large" onClick={onStart}>
            Start the diagnostic test
          </Button>
        </div>
      );
    case 'begun':
      return (
        <div className={styles.entrance}>
          <p className={styles.status}>{whereLeft(state.test, timeFactor)}</p>
          <Button size="large" onClick={onStart}>
            Resume the test
          </Button>
          {state.test.owner === null ? (
            <Button variant="ghost" onClick={onStartOver}>
              Start over
            </Button>
          ) : null}
        </div>
      );
    case 'completed-here':
      return (
        <div className={styles.entrance}>
          <p className={styles.status}>You have finished the test on this device. Your scores are waiting.</p>
          <Button size="large" onClick={onReview}>
            See your results
          </Button>
          <Button variant="ghost" onClick={onStartOver}>
            Take it again
          </Button>
        </div>
      );
    case 'unsent':
      return <Unsent sending={sending} onSend={onSend} onDelete={onDelete} />;
    case 'submitted':
      return (
        <div className={styles.entrance}>
          <p className={styles.status}>You have already submitted the diagnostic test!</p>
          <Button size="large" onClick={onReview}>
            See your results
          </Button>
        </div>
      );
    case 'failed':
      return (
        <div className={styles.entrance}>
          <p className={styles.status} role="alert">
            {state.message}
          </p>
          <Button size="large" onClick={onRetry}>
            Try again
          </Button>
        </div>
      );
  }
}

/** A finished test that the server could not be given: sending it again is the way on, and only its student may let it go. */
function Unsent({ sending, onSend, onDelete }: Pick<PreviewProps, 'sending' | 'onSend' | 'onDelete'>) {
  const [asking, setAsking] = useState(false);
  return (
    <div className={styles.entrance}>
      <p className={styles.status} role="alert">
        {DIAGNOSTIC_MESSAGES.submitFailed}
      </p>
      <p className={styles.kept}>
        Your finished test is kept on this device until we have it. It is sent by itself as soon as you are online.
      </p>
      <Button size="large" pendingLabel={sending ? 'Sending…' : undefined} onClick={onSend}>
        Submit it again
      </Button>
      <Button variant="ghost" onClick={() => setAsking(true)}>
        Delete these answers
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Delete your finished test?"
        description="Nobody else has these answers. You would take the whole diagnostic again."
      >
        <div className={styles.choices}>
          <Button variant="outline" onClick={() => setAsking(false)}>
            Keep it
          </Button>
          <Button variant="danger" onClick={onDelete}>
            Delete it
          </Button>
        </div>
      </Dialog>
    </div>
  );
}
