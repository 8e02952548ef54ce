import type { MinutesADay, PlanForecast } from '@aivy/contracts';
import { chanceText, MINUTES_A_DAY } from '@aivy/exam';
import { Popover, PopoverClose } from '@aivy/web-ui';
import { planApi } from '../../../../core/api/plan';
import styles from './forecast-tile.module.css';

const { useSetMinutesMutation, useTargetForecastQuery } = planApi;

interface MinutesPopoverProps {
  planId: string;
  forecast: PlanForecast;
  minutes: MinutesADay;
}

/** Changes the minutes a day; each choice says what it leads to. */
export function MinutesPopover(props: MinutesPopoverProps) {
  return (
    <Popover
      label="Minutes a day"
      align="start"
      trigger={
        <button type="button" className={styles.textButton}>
          Change<span className="vh"> minutes a day</span>
        </button>
      }
    >
      <Doses {...props} />
    </Popover>
  );
}

/** Mounted while the popover is open, so that closed ones ask for nothing. */
function Doses({ planId, forecast: { target_score: target, by }, minutes }: MinutesPopoverProps) {
  const { data } = useTargetForecastQuery({ target_score: target });
  const [store] = useSetMinutesMutation();
  const choices = data?.terms.find((term) => term.by === by)?.choices;
  return (
    <div className={styles.doses}>
      <h3>Minutes a day</h3>
      {MINUTES_A_DAY.map((each) => {
        const choice = choices?.find(({ minutes_a_day }) => minutes_a_day === each);
        return (
          <PopoverClose key={each}>
            <button
              type="button"
              aria-pressed={each === minutes}
              onClick={() => void store({ plan_id: planId, minutes_a_day: each })}
            >
              <b>{each} min</b>
              <b className="num">{choice?.score}</b>
              <span>{choice && chanceText(choice.chance)}</span>
            </button>
          </PopoverClose>
        );
      })}
    </div>
  );
}
