import type { Plan, Subject } from '@aivy/contracts';
import { Button, Skeleton } from '@aivy/web-ui';
import { Lightbulb } from 'lucide-react';
import { useRef, useState, type FormEvent } from 'react';
import { TutorSays } from '../../../../core/page/tutor-says';
import { useAppSelector } from '../../../../core/store';
import { nearerTarget, offersOf, recommended } from '../choices';
import {
  draftOf,
  faultOf,
  minutesOf,
  SUBJECT_NAMES,
  TARGET_SUBJECTS,
  targetOf,
  textOf,
  totalOf,
  type TargetDraft,
  type TargetStart,
} from '../draft';
import { useForecast } from '../use-forecast';
import { useSetTarget, useTargetReading } from '../use-target';
import { BetterOdds } from './better-odds';
import { DurationChoice } from './duration-choice';
import { ChanceWords, MinutesChoice } from './minutes-choice';
import { TargetField } from './target-field';
import { TipsDialog } from './tips-dialog';
import styles from './target-form.module.css';

const gainText = (gain: number): string => (gain === 0 ? 'The same as today.' : `${gain} more than today.`);

function OpenForm({ start, plan, onRefused }: OpenFormProps) {
  const [draft, setDraft] = useState(() => draftOf(plan, start));
  const form = useRef<HTMLFormElement>(null);
  const { save, isSaving, refusal } = useSetTarget({ start, plan });
  const total = totalOf(draft, start);
  const forecast = useForecast(total);
  const term = forecast?.terms.find(({ duration }) => duration === draft.duration);
  const minutes = minutesOf(draft, term);
  const isSteep = total !== null && forecast?.isOfTarget && term && !recommended(term.choices);
  const badSubject = TARGET_SUBJECTS.find((subject) => faultOf(draft, start, subject) !== null);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (badSubject) form.current?.querySelector<HTMLInputElement>(`[name="${badSubject}"]`)?.focus();
    else void save({ ...draft, minutes }).then((stored) => stored || onRefused());
  };
  const target = (subject: Subject): number => targetOf(draft, start, subject);
  const least = start.english.score + start.math.score;
  const aimAt = (changes: Partial<TargetDraft>, { english, math }: Record<Subject, number>): void =>
    setDraft({ ...draft, ...changes, english: String(english), math: String(math) });
  const targets = { english: target('english'), math: target('math') };
  return (
    <>
      <FormTutor isSteep={isSteep === true} />
      <form ref={form} className={styles.card} noValidate onSubmit={submit}>
        <DurationChoice
          value={draft.duration}
          terms={forecast?.terms ?? []}
          onChange={(duration) => setDraft({ ...draft, duration })}
        />
        <div className={styles.aims}>
          {TARGET_SUBJECTS.map((subject) => (
            <TargetField
              key={subject}
              subject={subject}
              current={start[subject].score}
              duration={draft.duration}
              text={textOf(draft, start, subject)}
              target={target(subject)}
              fault={faultOf(draft, start, subject)}
              onChange={(text) => setDraft({ ...draft, [subject]: text })}
            />
          ))}
        </div>
        {forecast && term && total !== null && (
          <MinutesChoice
            term={term}
            target={total}
            start={forecast.start}
            isOfTarget={forecast.isOfTarget}
            value={minutes}
            onChange={(chosen) => setDraft({ ...draft, minutes: chosen })}
          />
        )}
        {isSteep && (
          <BetterOdds
            target={total}
            by={term.by}
            offers={offersOf(forecast.terms, { duration: draft.duration, minutes, least })}
            onLonger={({ duration, choice }) => aimAt({ duration, minutes: choice.minutes_a_day }, targets)}
            onNearer={(offer) =>
              aimAt(
                { minutes: offer.minutes },
                nearerTarget(offer.total, { english: start.english.score, math: start.math.score }, targets),
              )
            }
          />
        )}
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
              {badSubject ? `Check the ${SUBJECT_NAMES[badSubject]} score.` : `${gainText(total! - least)} `}
              {term && forecast?.isOfTarget && (
                <>
                  <ChanceWords chance={term.choices.find((each) => each.minutes_a_day === minutes)!.chance} /> at{' '}
                  {minutes} min a day.
                </>
              )}
            </span>
          </p>
          <Button type="submit" size="large" pendingLabel={isSaving ? 'Setting your path...' : undefined}>
            Start Your Personalized Winning Path
          </Button>
        </div>
      </form>
    </>
  );
}

interface OpenFormProps {
  start: TargetStart;
  plan: Plan | null;
  /** The server may know a newer score than the form. */
  onRefused(): void;
}

/** Aivy above the form. */
function FormTutor({ isSteep }: { isSteep: boolean }) {
  const [name] = useAppSelector((state) => state.session.username).split(' ');
  const who = name ? `, ${name}` : '';
  return isSteep ? (
    <TutorSays pose="think" text="That’s an honest forecast, not a limit. Want to see how to raise your chances?" />
  ) : (
    <TutorSays text={`Pick a target and the minutes you really have${who}. You can change both anytime.`} />
  );
}

/** Target scores, duration, and minutes a day: the last screen of the diagnostic's result, and again whenever they change. */
export function TargetForm() {
  const reading = useTargetReading();
  const [tipsOpen, setTipsOpen] = useState(false);
  return (
    <>
      {reading.state === 'ready' ? (
        <OpenForm start={reading.start} plan={reading.plan} onRefused={reading.refetch} />
      ) : (
        <>
          <FormTutor isSteep={false} />
          {reading.state === 'failed' ? (
            <div className={styles.card}>
              <p role="alert">We couldn’t load your scores. Check your connection and try again.</p>
              <div>
                <Button onClick={reading.retry}>Try again</Button>
              </div>
            </div>
          ) : (
            <div className={styles.card} role="status">
              <p>{reading.waiting ? 'Getting your report ready for your plan…' : 'Loading your scores…'}</p>
              <Skeleton />
            </div>
          )}
        </>
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
