import { MODULES, momentOf, SUBJECTS, type Moment } from '@aivy/exam';
import { Button } from '@aivy/web-ui';
import { useState } from 'react';
import { partOf, type Attempt } from '../attempt';
import type { PlaceControls } from '../hooks/use-place';
import { clockText, pacedText, replayOf, type PacedQuestion, type Replay } from '../pacing';
import { partName } from '../test-name';
import styles from './pacing-replay.module.css';

function momentText({ at, answers }: Moment, questions: number): string {
  const answered = `${answers.size} of ${questions} answered`;
  if (at === null) return answered;
  return at >= questions ? `On the review page, ${answered}` : `On question ${at + 1}, ${answered}`;
}

/** A question's visits along the minutes; a tick where its answer changed. */
function Row({ row, span, second }: { row: PacedQuestion; span: Replay['span']; second: number }) {
  const place = (at: number): string => `${(100 * at) / Math.max(1, span.used)}%`;
  const { asked, visits } = row;
  const isShown = visits.some(({ from, to }) => from <= second && second < to);
  return (
    <li className={styles.row} data-outcome={asked.outcome} data-shown={isShown}>
      <span className={styles.number}>
        <span className="vh">Question </span>
        {asked.number}
        <span className="vh">, {asked.outcome}.</span>
      </span>
      <span className={styles.track} aria-hidden="true">
        {visits.map(({ from, to, changes }) => (
          <span key={from}>
            <i className={styles.visit} style={{ left: place(from), width: place(to - from) }} />
            {changes.map((change) => (
              <i key={change.second} className={styles.change} style={{ left: place(change.second) }} />
            ))}
          </span>
        ))}
        <i className={styles.now} style={{ left: place(second) }} />
      </span>
      <span className={styles.words}>{pacedText(row)}</span>
    </li>
  );
}

function Played({ replay }: { replay: Replay }) {
  const { span, visits, questions, ends } = replay;
  const [second, setSecond] = useState(0);
  const steps = visits.flatMap(({ from, changes }) => [from, ...changes.map((change) => change.second)]);
  const before = steps.filter((step) => step < second).at(-1);
  const after = steps.find((step) => step > second);
  const text = `${clockText(second)}: ${momentText(momentOf(visits, second), questions.length)}`;
  return (
    <>
      <div className={styles.player}>
        <Button
          variant="outline"
          aria-disabled={before === undefined}
          onClick={() => before !== undefined && setSecond(before)}
        >
          Step back
        </Button>
        <input
          type="range"
          aria-label="Time in the module"
          aria-valuetext={text}
          min={0}
          max={span.used}
          value={second}
          onChange={({ target }) => setSecond(Number(target.value))}
        />
        <Button
          variant="outline"
          aria-disabled={after === undefined}
          onClick={() => after !== undefined && setSecond(after)}
        >
          Step on
        </Button>
        <p className={styles.moment}>{text}</p>
      </div>
      {ends === null ? null : (
        <p className={styles.note}>What happened after {clockText(ends)} was not noted: the trail was full.</p>
      )}
      <ol className={styles.rows}>
        {questions.map((row) => (
          <Row key={row.asked.number} row={row} span={span} second={second} />
        ))}
      </ol>
    </>
  );
}

const NO_TRAIL = 'This module was taken before visits were noted, so there is no replay.';
const NONE_KEPT = 'The diagnostic notes no visits, so there is no replay.';

/** Where no trail was kept there is the time on each question. */
function TimesOnly({ attempt, part }: { attempt: Attempt; part: ReturnType<typeof partOf> }) {
  return (
    <ol className={styles.rows} aria-label={partName(part)}>
      {attempt.questions
        .filter((question) => partOf(question) === part)
        .map(({ number, seconds, outcome }) => (
          <li key={number} className={styles.row} data-outcome={outcome}>
            <span className={styles.number}>{number}</span>
            <span className={styles.words}>
              {clockText(seconds)}, {outcome}
            </span>
          </li>
        ))}
    </ol>
  );
}

/** How a module went by the clock: which question was visited, changed and left, and when. */
export function PacingReplay({ place, go, attempt }: PlaceControls & { attempt: Attempt }) {
  const replay = replayOf(attempt, place.replay);
  if (!attempt.modules)
    return (
      <div className={styles.view}>
        <h1 className={styles.title}>How it went by the clock</h1>
        <p className={styles.note}>{NONE_KEPT} The time on each question in all:</p>
        {SUBJECTS.map((part) => (
          <section key={part}>
            <h2>{partName(part)}</h2>
            <TimesOnly attempt={attempt} part={part} />
          </section>
        ))}
      </div>
    );
  return (
    <div className={styles.view}>
      <h1 className={styles.title}>How it went by the clock</h1>
      <label className={styles.pick}>
        <span className="vh">Module</span>
        <select
          value={place.replay}
          onChange={({ target }) => go({ replay: MODULES.find((module) => String(module) === target.value) ?? 1 })}
        >
          {MODULES.map((module) => (
            <option key={module} value={module}>
              {partName(module)}
            </option>
          ))}
        </select>
      </label>
      {replay ? (
        <Played key={`${attempt.id} ${place.replay}`} replay={replay} />
      ) : (
        <>
          <p className={styles.note}>{NO_TRAIL} The time on each question in all:</p>
          <TimesOnly attempt={attempt} part={place.replay} />
        </>
      )}
    </div>
  );
}
