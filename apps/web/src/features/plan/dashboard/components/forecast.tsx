import { Link } from 'react-router-dom';
import { buttonClass, ForecastRail } from '@aivy/web-ui';
import { chanceRange, chanceWords } from '../chance';
import { shortDate } from '../dates-text';
import { forecastRail, practiceSentence, type OutlookData } from '../outlook-text';
import { TARGET_FORM, type PlanView } from '../plan-view';
import { Tile, TileBody, type Loaded } from './tile';
import styles from './next-best.module.css';

/** Where the path is likely to lead by the plan's end, beside the target, and how sure that is. */
export function Forecast({ view, query }: { view: PlanView | null; query: Loaded<OutlookData> }) {
  if (view?.endedOn)
    return (
      <Tile large title="Forecast">
        <div className={styles.head}>
          <p className={styles.worth}>
            The time of this plan ended on {shortDate(view.endedOn)}. Your days go on; a new target brings a new
            forecast.
          </p>
          <Link to={TARGET_FORM} className={buttonClass('outline')}>
            Set a new target
          </Link>
        </div>
      </Tile>
    );
  return (
    <Tile large title="Forecast" note={query.data ? `by ${shortDate(query.data.forecast.by)}` : ''}>
      <TileBody query={query}>
        {({ forecast }) => {
          const practice = practiceSentence(forecast.practice);
          return (
            <div className={styles.forecast}>
              <div>
                <p className={styles.chance}>
                  You reach {forecast.target_score} with <b>{chanceWords(forecast.chance)}</b>.
                </p>
                <p className={styles.worth}>
                  {chanceRange(forecast.chance_low, forecast.chance_high, view?.days.duration)}
                </p>
                {practice !== null && <p className={styles.worth}>{practice}</p>}
              </div>
              <div>
                <ForecastRail {...forecastRail(forecast)} />
                <p className={styles.range}>
                  Expected {forecast.score}, most likely between {forecast.score_low} and {forecast.score_high}
                </p>
              </div>
            </div>
          );
        }}
      </TileBody>
    </Tile>
  );
}
