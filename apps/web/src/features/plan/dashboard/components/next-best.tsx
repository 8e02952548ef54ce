import { CircleQuestionMark } from 'lucide-react';
import { Link } from 'react-router-dom';
import { buttonClass, TimeBar } from '@aivy/web-ui';
import { routePath } from '../../../../config/route-names';
import { nextBestModel, type NextBestModel, type OpenPart } from '../next-best-model';
import { reasonSentence, surenessSentence, type OutlookData } from '../outlook-text';
import type { PlanView } from '../plan-view';
import { Tile, TileBody, type Loaded } from './tile';
import styles from './next-best.module.css';

const TITLE = 'Your next best 20 minutes';
const MINUTES = 20;

/** What to do with the next twenty minutes, what it is worth, why, and how sure that is. */
export function NextBest({ view, query }: { view: PlanView | null; query: Loaded<OutlookData> }) {
  return (
    <Tile large title={TITLE}>
      <TileBody query={query}>
        {({ next_best: best }) => view && <Proposal model={nextBestModel(view, best)} reason={best.reason} />}
      </TileBody>
      <p className={styles.mistakes}>
        <Link to={routePath('Mistakes')}>Work on your mistakes</Link>
      </p>
    </Tile>
  );
}

function Proposal({
  model: { sentence, way, later, parts, closed },
  reason,
}: {
  model: NextBestModel;
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
      {closed !== null && <p className={styles.closed}>{closed}</p>}
      {parts.length > 0 && reason && (
        <p className={styles.why}>
          <CircleQuestionMark size={18} strokeWidth={1.9} aria-hidden />
          <span>
            {reasonSentence(reason)} <b>{surenessSentence(reason)}</b>
          </span>
        </p>
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
