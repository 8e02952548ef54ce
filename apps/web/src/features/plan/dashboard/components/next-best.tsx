import { CircleQuestionMark } from 'lucide-react';
import { Link } from 'react-router-dom';
import { buttonClass, TimeBar } from '@aivy/web-ui';
import { reasonSentence, surenessSentence, timeParts, worthSentence, type OutlookData } from '../outlook-text';
import { nextStep, type PlanView } from '../plan-view';
import { Tile, TileBody, type Loaded } from './tile';
import styles from './next-best.module.css';

const TITLE = 'Your next best 20 minutes';
const MINUTES = 20;

/** Today is the practice test, and still to be done: it comes before any twenty minutes. */
const isTestOpen = (view: PlanView | null): boolean =>
  view !== null && !view.isFinished && view.current.isFullLengthTest && !view.doneToday;

/** Where nothing is proposed. */
const nothingSentence = (view: PlanView): string =>
  isTestOpen(view)
    ? 'Today is the practice test: no twenty minutes say as much as its two hours.'
    : 'There is nothing to propose before your answers have been counted.';

/** What to do with the next twenty minutes, what it is worth, why, and how sure that is. */
export function NextBest({ view, query }: { view: PlanView | null; query: Loaded<OutlookData> }) {
  const next = view && nextStep(view);
  return (
    <Tile large title={TITLE}>
      <TileBody query={query}>
        {({ next_best: best }) => {
          const parts = isTestOpen(view) ? [] : best.parts;
          return (
            <>
              <div className={styles.head}>
                <p className={styles.worth}>
                  {parts.length > 0 ? worthSentence(best.points) : (view && nothingSentence(view)) || ''}
                </p>
                {next &&
                  ('path' in next ? (
                    <Link to={next.path} className={buttonClass('outline')}>
                      {next.label}
                    </Link>
                  ) : (
                    <p className={styles.tomorrow}>{next.text}</p>
                  ))}
              </div>
              {parts.length > 0 && <TimeBar parts={timeParts(parts)} minutes={MINUTES} />}
              {parts.length > 0 && best.reason && (
                <p className={styles.why}>
                  <CircleQuestionMark size={18} strokeWidth={1.9} aria-hidden />
                  <span>
                    {reasonSentence(best.reason)} <b>{surenessSentence(best.reason)}</b>
                  </span>
                </p>
              )}
            </>
          );
        }}
      </TileBody>
    </Tile>
  );
}
