import { ForecastRail } from '@aivy/web-ui';
import { chanceRange, chanceWords } from '../chance';
import { shortDate } from '../dates-text';
import { forecastRail, type OutlookData } from '../outlook-text';
import { Tile, TileBody, type Loaded } from './tile';
import styles from './next-best.module.css';

/** Where the path is likely to lead by the plan's end, beside the target, and how sure that is. */
export function Forecast({ query }: { query: Loaded<OutlookData> }) {
  return (
    <Tile large title="Forecast" note={query.data ? `by ${shortDate(query.data.forecast.by)}` : ''}>
      <TileBody query={query}>
        {({ forecast }) => (
          <div className={styles.forecast}>
            <div>
              <p className={styles.chance}>
                You reach {forecast.target_score} with <b>{chanceWords(forecast.chance)}</b>.
              </p>
              <p className={styles.worth}>{chanceRange(forecast.chance_low, forecast.chance_high)}</p>
            </div>
            <div>
              <ForecastRail {...forecastRail(forecast)} />
              <p className={styles.range}>
                Expected {forecast.score}, most likely between {forecast.score_low} and {forecast.score_high}
              </p>
            </div>
          </div>
        )}
      </TileBody>
    </Tile>
  );
}
