import type { Plan, Subject } from '@aivy/contracts';
import { Button, Skeleton } from '@aivy/web-ui';
import { Lightbulb } from 'lucide-react';
import { useRef, useState, type FormEvent } from 'react';
import { TutorSays } from '../../../../core/page/tutor-says';
import { useAppSelector } from '../../../../core/store';
import { draftOf, faultOf, TARGET_SUBJECTS, targetOf, textOf, totalOf, type TargetStart } from '../draft';
import { effortOf } from '../effort';
import { useChance } from '../use-chance';
import { useSetTarget, useTargetReading } from '../use-target';
import { DurationChoice } from './duration-choice';
import { TargetField } from './target-field';
import { TipsDialog } from './tips-dialog';
import { WeekFacts } from './week-facts';
import styles from './target-form.module.css';

const MOST_TOTAL = 1600;

const gainText = (gain: number): string => (gain === 0 ? 'as much as today' : `${gain} more than today`);

function OpenForm({ start, plan, onRefused }: OpenFormProps) {
  const [draft, setDraft] = useState(() => draftOf(plan, start));
  const form = useRef<HTMLFormElement>(null);
  const { save, isSaving, refusal } = useSetTarget({ start, plan });
  const total = totalOf(draft, start);
  const gain = total === null ? null : total - start.english.score - start.math.score;
  const chance = useChance(total, draft.duration);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const bad = TARGET_SUBJECTS.find((subject) => faultOf(draft, start, subject) !== null);
    if (bad) form.current?.querySelector<HTMLInputElement>(`[name="${bad}"]`)?.focus();
    else void save(draft).then((stored) => stored || onRefused());
  };
  const fieldOf = (subject: Subject) => (
    <TargetField
      key={subject}
      subject={subject}
      current={start[subject].score}
      duration={draft.duration}
      text={textOf(draft, start, subject)}
      target={targetOf(draft, start, subject)}
      fault={faultOf(draft, start, subject)}
      onChange={(text) => setDraft({ ...draft, [subject]: text })}
    />
  );
  return (
    <form ref={form} className={styles.card} noValidate onSubmit={submit}>
      <DurationChoice value={draft.duration} onChange={(duration) => setDraft({ ...draft, duration })} />
      <div className={styles.aims}>{TARGET_SUBJECTS.map(fieldOf)}</div>
      <WeekFacts effort={effortOf(gain, draft.duration)} chance={chance} duration={draft.duration} />
      {refusal ? (
        <div className={styles.refusal} role="alert">
          <b>{refusal.text}</b>
          <p>{refusal.hint}</p>
        </div>
      ) : null}
      <div className={styles.sum}>
        <p aria-live="polite">
          <b className="num">{total ?? '–'}</b>
          <span className="num">
            {gain === null ? '' : `${gainText(gain)}, `}of {MOST_TOTAL}
          </span>
        </p>
        <Button type="submit" size="large" pendingLabel={isSaving ? 'Setting your path...' : undefined}>
          Start Your Personalized Winning Path
        </Button>
      </div>
    </form>
  );
}

interface OpenFormProps {
  start: TargetStart;
  plan: Plan | null;
  /** The server may know a newer score than the form. */
  onRefused(): void;
}

/** Target scores and duration: the last screen of the diagnostic's result, and the same again whenever they change. */
export function TargetForm() {
  const [name] = useAppSelector((state) => state.session.username).split(' ');
  const reading = useTargetReading();
  const [tipsOpen, setTipsOpen] = useState(false);
  const who = name ? `, ${name}` : '';
  return (
    <>
      <TutorSays text={`Aim for a number you can reach by test day${who}. You can move it whenever you like.`} />
      {reading.state === 'ready' ? (
        <OpenForm start={reading.start} plan={reading.plan} onRefused={reading.refetch} />
      ) : reading.state === 'failed' ? (
        <div className={styles.card}>
          <p role="alert">Your present scores could not be loaded.</p>
          <div>
            <Button onClick={reading.retry}>Try again</Button>
          </div>
        </div>
      ) : (
        <div className={styles.card} role="status">
          <p>{reading.waiting ? 'Your report is on its way to your plan...' : 'Loading your scores...'}</p>
          <Skeleton />
        </div>
      )}
      <p>
        <button type="button" className={styles.tipsButton} onClick={() => setTipsOpen(true)}>
          <Lightbulb aria-hidden size={18} />
          Tips for choosing a target
        </button>
      </p>
      <TipsDialog open={tipsOpen} onClose={() => setTipsOpen(false)} />
    </>
  );
}
