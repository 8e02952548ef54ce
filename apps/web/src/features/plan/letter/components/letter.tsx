import type { Plan } from '@aivy/contracts';
import type { AivyPose } from '@aivy/web-ui';
import { useCallback } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { routePath } from '../../../../config/route-names';
import { useAppSelector } from '../../../../core/store';
import {
  LETTER_START,
  nextPlace,
  placeBefore,
  placeOf,
  searchOf,
  type LetterPageNumber,
  type LetterPlace,
} from '../letter-steps';
import { firstName, journeyOfPlan, type Preview } from '../letter-text';
import { Envelope } from './envelope';
import { FreeWeekPage } from './free-week-page';
import { LetterScene } from './letter-scene';
import { PlanPage } from './plan-page';
import { StrengthsPage } from './strengths-page';
import { SummaryPage } from './summary-page';
import styles from './letter.module.css';

const POSES: Readonly<Record<LetterPageNumber, AivyPose>> = { 1: 'wave', 2: 'idle', 3: 'think', 4: 'cheer' };

/** The envelope, then the four pages of the letter, each with an address of its own, then the dashboard. */
export function Letter({ plan, preview }: { plan: Plan; preview: Preview }) {
  const navigate = useNavigate();
  const name = firstName(useAppSelector((state) => state.session.username));
  const place = placeOf(useLocation().search);
  /** Come by the browser's Back or a reload: the page has been read. */
  const isRead = useNavigationType() === 'POP';
  const go = useCallback(
    (to: LetterPlace, from: LetterPlace | null) => {
      void navigate({ search: searchOf(to) });
      if (to.page !== from?.page) window.scrollTo(0, 0);
    },
    [navigate],
  );
  const open = useCallback(() => go(LETTER_START, null), [go]);
  const onNext = (): void => {
    const next = place && nextPlace(place);
    if (next) go(next, place);
    else void navigate(routePath('Dashboard'));
  };
  const onBack = (): void => {
    const before = place && placeBefore(place);
    if (before) go(before, place);
  };
  const pageOf = ({ page, subject }: LetterPlace) => {
    switch (page) {
      case 1:
        return <SummaryPage name={name} preview={preview} plan={plan} isRead={isRead} onNext={onNext} />;
      case 2:
        return (
          <StrengthsPage
            {...{ preview, subject, onNext, onBack }}
            journey={journeyOfPlan(plan)}
            onSubject={(to) => go({ page, subject: to }, place)}
          />
        );
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
