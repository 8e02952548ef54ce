import type { Subject } from '@aivy/contracts';
import { daysOfFocusArea, skillById } from '@aivy/exam';
import { daysText, focusOf, type Preview } from '../letter-text';
import styles from './focus-order.module.css';

export interface FocusOrderProps {
  preview: Preview;
  subject: Subject;
  /** The journey of fifteen days that they are for, from 1. */
  journey: number;
}

/** The focus areas of a subject in the order of their units, each with its days. */
export function FocusOrder({ preview, subject, journey }: FocusOrderProps) {
  const focus = focusOf(preview);
  return (
    <section className={styles.order} data-subject={subject} aria-labelledby="focus-order">
      <h2 id="focus-order">Your focus areas, in order</h2>
      <p>You’ll practice them in this order. Most SAT points per minute come first.</p>
      <ol>
        {focus[subject].map((skill, index) => (
          <li key={skill}>
            <i aria-hidden>{index + 1}</i>
            <b>{skillById(skill).name}</b>
            <span>{daysText(daysOfFocusArea(journey, skill, focus))}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
