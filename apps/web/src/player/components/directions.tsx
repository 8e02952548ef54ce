import type { SectionName } from '../types';
import styles from './directions.module.css';

export interface DirectionsProps {
  section: SectionName;
  /** Names the part of the test that one is in: 'Section 1, Module 2: Reading & Writing'. */
  title: string;
  /** What ends it: 'the time is up or you hand this module in'. */
  until: string;
}

/** What a student needs to know before answering: one text per section, about the part that one is in. */
export function Directions({ section, title, until }: DirectionsProps) {
  return (
    <div className={styles.directions}>
      <h2>{title}</h2>
      {section === 'math' ? <MathDirections until={until} /> : <ReadingDirections until={until} />}
    </div>
  );
}

const ReadingDirections = ({ until }: { until: string }) => (
  <>
    <p>
      Each question comes with its own short text, sometimes two texts, a table or a graph. Read it with care, then pick
      the one best answer of the four.
    </p>
    <ul>
      <li>Rely on the text alone. You need no outside knowledge of its topic.</li>
      <li>
        Where a blank stands in the text, choose the option that makes it correct and clear in standard written English.
      </li>
      <li>
        Every question has exactly one best answer, and all count the same. A wrong answer costs nothing, so leave none
        open.
      </li>
      <li>You may answer in any order, strike out choices, mark questions and come back until {until}.</li>
    </ul>
  </>
);

const MathDirections = ({ until }: { until: string }) => (
  <>
    <p>
      Work out each question with any method you like. The calculator and the reference sheet are open to you
      throughout.
    </p>
    <ul>
      <li>
        Numbers are real numbers and figures lie in a plane unless a question says otherwise. Figures are drawn to scale
        unless noted.
      </li>
      <li>A function takes every real number for which it has a real value unless a question says otherwise.</li>
      <li>You may answer in any order, strike out choices, mark questions and come back until {until}.</li>
    </ul>
    <h3>Questions with four choices</h3>
    <p>Pick the one correct answer. Press it again to take it back.</p>
    <h3>Questions with an answer field</h3>
    <ul>
      <li>Enter one answer only, even if several are correct.</li>
      <li>
        The field takes 5 characters, or 6 with a minus sign in front. Symbols such as %, $ and commas are left out.
      </li>
      <li>
        Write a fraction with a slash, as in 7/2. Write a mixed number as a fraction or a decimal: 3 1/2 is 7/2 or 3.5.
      </li>
      <li>
        If a decimal is too long, fill the field: cut it off or round it at the last place. For 2/3 write .6666, .6667,
        0.666 or 0.667.
      </li>
    </ul>
  </>
);
