import type { Plan } from '@aivy/contracts';
import type { AivyPose } from '@aivy/web-ui';
import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { routePath } from '../../../../config/route-names';
import { useAppSelector } from '../../../../core/store';
import { LETTER_START, nextPlace, placeBefore, type LetterPageNumber, type LetterPlace } from '../letter-steps';
import { firstName, type Preview } from '../letter-text';
import { Envelope } from './envelope';
import { FreeWeekPage } from './free-week-page';
import { LetterScene } from './letter-scene';
import { PlanPage } from './plan-page';
import { StrengthsPage } from './strengths-page';
import { SummaryPage } from './summary-page';
import styles from './letter.module.css';

const POSES: Readonly<Record<LetterPageNumber, AivyPose>> = { 1: 'wave', 2: 'idle', 3: 'think', 4: 'cheer' };

/** The envelope, then the four pages of the letter, then the dashboard. */
export function Letter({ plan, preview }: { plan: Plan; preview: Preview }) {
  const navigate = useNavigate();
  const name = firstName(useAppSelector((state) => state.session.username));
  /** Null: still in its envelope. */
  const [place, setPlace] = useState<LetterPlace | null>(null);
  const open = useCallback(() => setPlace(LETTER_START), []);
  const onNext = (): void => {
    const next = place && nextPlace(place);
    if (next) {
      setPlace(next);
      if (next.page !== place?.page) window.scrollTo(0, 0);
    } else void navigate(routePath('Dashboard'));
  };
  const onBack = (): void => setPlace(place && placeBefore(place));
  const pageOf = ({ page, subject }: LetterPlace) => {
    switch (page) {
      case 1:
        return <SummaryPage name={name} preview={preview} duration={plan.duration} onNext={onNext} />;
      case 2:
        return <StrengthsPage preview={preview} subject={subject} onNext={onNext} onBack={onBack} />;
      case 3:
        return <PlanPage plan={plan} preview={preview} onNext={onNext} onBack={onBack} />;
      case 4:
        return <FreeWeekPage today={plan.today} onNext={onNext} onBack={onBack} />;
    }
  };
  return (
    <>
      <LetterScene pose={place ? POSES[place.page] : 'idle'} />
      {place ? <div className={styles.letter}>{pageOf(place)}</div> : <Envelope name={name} onOpened={open} />}
    </>
  );
}
