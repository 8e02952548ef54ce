import type { SubjectName } from '../../../player/analysis/model';
import type { FullTestResult } from '../model';
import styles from './pacing-view.module.css';

const ROUTES = { higher: 'higher', lower: 'lower' } as const;

/** What the route means, without a verdict. */
const routeText = (route: 'lower' | 'higher'): string =>
  route === 'higher'
    ? 'Module 1 led to the higher second module: harder questions that tell top scores apart.'
    : 'Module 1 led to the lower second module: questions closer to where you are, so that the score is measured well.';

function lossText({
  all,
  hurried,
  lostToSpeed,
  lost,
}: {
  all: number;
  hurried: number;
  lostToSpeed: number;
  lost: number;
}): string {
  if (lost === 0) return 'No points were left.';
  if (hurried === 0)
    return `There was time for all ${all} questions, so the points below 800 are about the topics, not the clock.`;
  if (hurried === all)
    return `There was no time for any of the ${all} questions, so there is nothing yet that tells the clock from the topics.`;
  const gain = lostToSpeed === 0 ? 'hardly have changed' : `have been about ${lostToSpeed} points higher`;
  return `For ${hurried} of ${all} questions there was hardly time: they were left open or answered in a hurry. With time for them, as for the others, the score would ${gain}.`;
}

function SectionPacing({ result, subject }: { result: FullTestResult; subject: SubjectName }) {
  const { title, score, questions } = result[subject];
  const pacing = result.pacing[subject];
  // Without a score there are no points that went somewhere.
  if (score === null || pacing === null) return null;
  const { route, hurried, lostToSpeed, lostToKnowledge } = pacing;
  const width = (points: number): string => `${(100 * points) / 800}%`;
  return (
    <section className={styles.section} data-subject={subject}>
      <h2 className={styles.title}>{title}</h2>
      <div
        className={styles.bar}
        role="img"
        aria-label={`${score} points scored, ${lostToSpeed} lost to speed, ${lostToKnowledge} lost to knowledge, of 800`}
      >
        <i data-part="score" style={{ width: width(score) }} />
        <i data-part="speed" style={{ width: width(lostToSpeed) }} />
        <i data-part="knowledge" style={{ width: width(lostToKnowledge) }} />
      </div>
      <dl className={styles.parts}>
        <div data-part="score">
          <dt>Scored</dt>
          <dd>{score}</dd>
        </div>
        <div data-part="speed">
          <dt>Lost to speed</dt>
          <dd>{lostToSpeed}</dd>
        </div>
        <div data-part="knowledge">
          <dt>Lost to knowledge</dt>
          <dd>{lostToKnowledge}</dd>
        </div>
      </dl>
      <p className={styles.text}>
        {lossText({ all: questions.length, hurried, lostToSpeed, lost: lostToSpeed + lostToKnowledge })}
      </p>
      <p className={styles.text}>
        <b className={styles.route} data-route={ROUTES[route]}>
          Route: {ROUTES[route]}
        </b>{' '}
        {routeText(route)}
      </p>
    </section>
  );
}

/** Where the points below 800 went in each section, and the way that the test took. */
export const PacingView = ({ result }: { result: FullTestResult }) => (
  <div className={styles.pacing}>
    <SectionPacing result={result} subject="english" />
    <SectionPacing result={result} subject="math" />
  </div>
);
