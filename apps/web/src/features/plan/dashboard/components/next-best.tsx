import { Info } from 'lucide-react';
import { Link } from 'react-router-dom';
import { buttonClass, Popover, TimeBar } from '@aivy/web-ui';
import { routePath } from '../../../../config/route-names';
import { nextBestModel, type NextBestModel, type OpenPart } from '../next-best-model';
import { reasonSentence, surenessSentence, type OutlookData } from '../outlook-text';
import type { PlanView } from '../plan-view';
import { Tile, TileBody, type Loaded } from './tile';
import styles from './next-best.module.css';

const TITLE = 'Your next 20 minutes';
const MINUTES = 20;

/** What to do with the next twenty minutes, what it's worth, why, and how sure we are. */
export function NextBest({ view, query }: { view: PlanView | null; query: Loaded<OutlookData> }) {
  return (
    <Tile large title={TITLE}>
      <TileBody query={query}>
        {({ next_best: best }) =>
          view && (
            <Proposal
              model={nextBestModel(view, best)}
              why={best.reason && reasonSentence(best.reason, { kind: best.parts[0]?.kind, isDone: view.doneToday })}
              reason={best.reason}
            />
          )
        }
      </TileBody>
      <p className={styles.mistakes}>
        <Link to={routePath('Mistakes')}>Review your mistakes</Link>
      </p>
    </Tile>
  );
}

function Proposal({
  model: { sentence, way, later, parts },
  why,
  reason,
}: {
  model: NextBestModel;
  /** Why the first part comes first. */
  why: string | null | undefined;
  reason: OutlookData['next_best']['reason'];
}) {
  return (
    <>
      <div className={styles.head}>
        <p className={styles.worth}>{sentence}</p>
        {way && (
          <Link to={way.path} className={buttonClass('outline')}>
            {way.label}
          </Link>
        )}
        {later !== null && <p className={styles.tomorrow}>{later}</p>}
      </div>
      {parts.length > 0 && <TimeBar parts={parts.map((part) => withStart(part, way?.path))} minutes={MINUTES} />}
      {parts.length > 0 && reason && (
        <div className={styles.why}>
          <p>
            <Info size={18} strokeWidth={1.9} aria-hidden />
            {why}
          </p>
          <Popover label="How sure are we?" align="end" trigger={<button type="button">How sure are we?</button>}>
            <p className={styles.sure}>{surenessSentence(reason)}</p>
          </Popover>
        </div>
      )}
    </>
  );
}

/** A part with its own way in, unless the tile's button leads there already. */
const withStart = ({ path, text, ...part }: OpenPart, mainPath: string | undefined) => ({
  ...part,
  text:
    path === mainPath ? (
      text
    ) : (
      <>
        {text}{' '}
        <Link to={path} className={styles.start}>
          Start<span className="vh">: {part.title}</span>
        </Link>
      </>
    ),
});
