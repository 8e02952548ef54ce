import type { PlanForecast } from '@aivy/contracts';
import { chanceText, type LocalDate } from '@aivy/exam';
import { TrendingDown, TrendingUp } from 'lucide-react';
import { Link } from 'react-router-dom';
import { changeSentences, rangeText, whyLow } from '../../forecast/forecast-words';
import { HowWeEstimate } from '../../forecast/how-we-estimate';
import { shortDate } from '../dates-text';
import { TARGET_FORM, type PlanView } from '../plan-view';
import { latestWords, type ScorePathData } from '../score-path-model';
import { ScorePathChart } from './charts';
import styles from './forecast-tile.module.css';
import { MinutesPopover } from './minutes-popover';
import { Tile, TileBody, type Loaded } from './tile';

/** The forecast in one look: the score, its range, and the chance of the target. */
function Figures({ forecast }: { forecast: PlanForecast }) {
  return (
    <div className={styles.figures}>
      <b className="num">{forecast.score}</b>
      <p>
        by {shortDate(forecast.by)}, likely <b className="num">{rangeText(forecast)}</b>
        <br />
        <b>{chanceText(forecast.chance)}</b> for your target
      </p>
    </div>
  );
}

/** Why the forecast moved. */
function Change({ change, today }: { change: NonNullable<PlanForecast['change']>; today: LocalDate }) {
  const { what, why } = changeSentences(change, today);
  const Icon = change.points > 0 ? TrendingUp : TrendingDown;
  return (
    <p className={styles.change} data-up={change.points > 0}>
      <Icon aria-hidden size={18} />
      <span>
        <b>{what}</b> {why}
      </span>
    </p>
  );
}

function WhyLow({ forecast: { score, start } }: { forecast: PlanForecast }) {
  const why = whyLow(score, start);
  return why && <p className={styles.why}>{why}</p>;
}

function Ended({ on }: { on: LocalDate }) {
  return (
    <p className={styles.change}>
      <span>
        <b>Your plan’s time ended on {shortDate(on)}.</b> You can keep going.{' '}
        <Link to={TARGET_FORM}>Set a new target</Link> to get a new forecast.
      </span>
    </p>
  );
}

interface ForecastTileProps {
  /** Null while the plan is loading. */
  view: PlanView | null;
  query: Loaded<ScorePathData>;
}

/** The score path: all tests and the forecast, which the target form and the letter show too. */
export function ForecastTile({ view, query }: ForecastTileProps) {
  // A date in the past gets no forecast.
  const isOver = view !== null && (view.isFinished || view.endedOn !== null);
  return (
    <Tile title="Score path" note={query.data ? latestWords(query.data) : ''}>
      <TileBody query={query}>
        {(data) => {
          const forecast = isOver ? undefined : data.forecast;
          if (data.score_path.length === 0) return <p className={styles.empty}>Your first score will show up here.</p>;
          return (
            <>
              {forecast && <Figures forecast={forecast} />}
              <ScorePathChart data={data} />
              {forecast && <WhyLow forecast={forecast} />}
              {forecast?.change && view && <Change change={forecast.change} today={view.today} />}
              {view?.endedOn && <Ended on={view.endedOn} />}
              {forecast?.minutes_a_day && view && (
                <div className={styles.foot}>
                  <span>
                    <b className="num">{forecast.minutes_a_day} min</b> a day ·{' '}
                    <MinutesPopover planId={view.id} forecast={forecast} minutes={forecast.minutes_a_day} />
                  </span>
                  <HowWeEstimate start={forecast.start} />
                </div>
              )}
            </>
          );
        }}
      </TileBody>
    </Tile>
  );
}
