import { Fragment } from 'react';
import type { CheckedStep } from './talk';
import { checkedLines } from './checked-lines';
import styles from './step-check.module.css';

/** The student's own lines, each with its verdict, and what changed in the last one underlined. */
export function StepCheck(step: CheckedStep) {
  const lines = checkedLines(step);
  if (lines.length === 0) return null;
  return (
    <ul data-steps="true">
      {lines.map(({ holds, parts }, index) => (
        <li key={index} data-holds={holds}>
          <span>
            <span className="vh">Your line {holds ? 'checks out' : "doesn't check out"}: </span>
            {parts.map(({ text, changed }, at) =>
              changed ? (
                <Fragment key={at}>
                  <span className="vh"> look here: </span>
                  <mark className={styles.changed}>{text}</mark>
                </Fragment>
              ) : (
                <Fragment key={at}>{text}</Fragment>
              ),
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
