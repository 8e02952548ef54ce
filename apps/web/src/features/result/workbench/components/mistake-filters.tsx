import { Button } from '@aivy/web-ui';
import { MODULES, skillById } from '@aivy/exam';
import type { Place } from '../address';
import { LEVELS, type Level, type Mistake } from '../attempt';
import { isDaily } from '../daily-attempt';
import { choicesOf, countWith, isFiltered, NO_FILTERS, ORDERS, type Choice, type Order } from '../filters';
import type { PlaceControls } from '../hooks/use-place';
import { partName } from '../test-name';
import styles from './mistake-filters.module.css';

const LEVEL_NAMES: Readonly<Record<Level, string>> = { easy: 'Easy', medium: 'Medium', hard: 'Hard' };
const ORDER_NAMES: Readonly<Record<Order, string>> = {
  cost: 'Biggest point loss first',
  test: 'In test order',
  time: 'Slowest first',
  skill: 'By skill',
};
/** How those of one attempt stand in its order, and those of several. */
const inTurn = (several: boolean, isOfTests: boolean): string =>
  several ? 'Newest first' : isOfTests ? ORDER_NAMES.test : 'In order';
/** Points from which on a mistake may be asked for. */
const COSTS = [5, 10, 15] as const;

interface FilterProps<Value extends string | number> {
  label: string;
  all: string;
  value: Value | null;
  choices: readonly Choice<Value>[];
  nameOf(value: Value): string;
  onPick(value: Value | null): void;
}

function Filter<Value extends string | number>({ label, all, value, choices, nameOf, onPick }: FilterProps<Value>) {
  return (
    <select
      className={styles.pick}
      aria-label={label}
      value={value ?? ''}
      onChange={({ target }) => onPick(choices.find((choice) => String(choice.value) === target.value)?.value ?? null)}
    >
      <option value="">{all}</option>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {nameOf(choice.value)} ({choice.count})
        </option>
      ))}
    </select>
  );
}

interface ToggleProps {
  name: string;
  count: number;
  on: boolean;
  onToggle(): void;
}

const Toggle = ({ name, count, on, onToggle }: ToggleProps) => (
  <button
    type="button"
    className={styles.toggle}
    aria-pressed={on}
    aria-disabled={!on && count === 0}
    onClick={() => (on || count > 0) && onToggle()}
  >
    {name} <span>{count}</span>
  </button>
);

const inOrder = <Value,>(choices: readonly Choice<Value>[], order: readonly Value[]): Choice<Value>[] =>
  [...choices].sort((a, b) => order.indexOf(a.value) - order.indexOf(b.value));

interface MistakeFiltersProps {
  go: PlaceControls['go'];
  place: Place;
  mistakes: readonly Mistake[];
  /** Those that are left. */
  left: readonly Mistake[];
  /** The order that they stand in. */
  order: Order;
  /** They are of several attempts. */
  several: boolean;
}

/** What the list is narrowed to and in which order it stands. Every choice says how much it leaves. */
export function MistakeFilters({ place, go, mistakes, left, order, several }: MistakeFiltersProps) {
  const modules = inOrder(choicesOf(mistakes, place, 'module'), MODULES);
  const hasCosts = mistakes.some(({ cost }) => cost !== null);
  // What was not scored has no cost, so that a cost leaves tests alone.
  const ofTests = mistakes.some(isDaily) ? ', in tests' : '';
  const levels = inOrder(choicesOf(mistakes, place, 'level'), LEVELS);
  return (
    <div className={styles.filters} role="group" aria-label="Filters">
      <Filter
        label="Skill"
        all="All skills"
        value={place.skill}
        choices={choicesOf(mistakes, place, 'skill')}
        nameOf={(id) => skillById(id).name}
        onPick={(skill) => go({ skill })}
      />
      {/* Older tests do not say how hard their questions were. */}
      {levels.length === 0 ? null : (
        <Filter
          label="Difficulty"
          all="Any difficulty"
          value={place.level}
          choices={levels}
          nameOf={(level) => LEVEL_NAMES[level]}
          onPick={(level) => go({ level })}
        />
      )}
      {/* Full tests alone have modules. */}
      {modules.length === 0 ? null : (
        <Filter
          label="Module"
          all="All modules"
          value={place.module}
          choices={modules}
          nameOf={(module) => partName(module)}
          onPick={(module) => go({ module })}
        />
      )}
      {place.cost === null && !hasCosts ? null : (
        <select
          className={styles.pick}
          aria-label="Point loss"
          value={place.cost ?? ''}
          onChange={({ target }) => go({ cost: Number(target.value) || null })}
        >
          <option value="">Any point loss</option>
          {[...new Set([...COSTS, ...(place.cost === null ? [] : [place.cost])])].map((cost) => (
            <option key={cost} value={cost}>
              {cost} points or more{ofTests}
            </option>
          ))}
        </select>
      )}
      <Toggle
        name="Omitted"
        count={countWith(mistakes, place, 'omitted')}
        on={place.omitted}
        onToggle={() => go({ omitted: !place.omitted })}
      />
      <Toggle
        name="Rushed"
        count={countWith(mistakes, place, 'rushed')}
        on={place.rushed}
        onToggle={() => go({ rushed: !place.rushed })}
      />
      {isFiltered(filtersOf(place)) ? (
        <Button variant="ghost" onClick={() => go(NO_FILTERS)}>
          Clear
        </Button>
      ) : null}
      <p className={styles.count} role="status">
        {left.length} of {mistakes.length} shown
      </p>
      <select
        className={styles.pick}
        aria-label="Order"
        value={order}
        onChange={({ target }) => go({ order: target.value as Order })}
      >
        {ORDERS.filter((each) => each !== 'cost' || hasCosts).map((each) => (
          <option key={each} value={each}>
            {each === 'test' ? inTurn(several, ofTests === '') : ORDER_NAMES[each]}
          </option>
        ))}
      </select>
    </div>
  );
}

const filtersOf = ({ skill, level, module, omitted, rushed, cost }: Place) => ({
  skill,
  level,
  module,
  omitted,
  rushed,
  cost,
});
