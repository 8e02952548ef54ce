import { skillById } from '@aivy/exam';
import { Aivy, buttonClass } from '@aivy/web-ui';
import { Link } from 'react-router-dom';
import { practicePath } from '../../../../config/aivydaily-paths';
import { nextStep, type PlanView } from '../plan-view';
import styles from './welcome-back.module.css';

/** After missed days: what still counts, and one easy thing today. No word about what was missed. */
export function WelcomeBack({ view, name, skill }: { view: PlanView; name: string; skill: number | null }) {
  const set = nextStep(view);
  const topic = skill === null ? null : skillById(skill).name;
  return (
    <section className={styles.welcome} aria-labelledby="welcome-back">
      <div className={styles.figure}>
        <Aivy pose="wave" size={118} label="" />
      </div>
      <div>
        <h2 id="welcome-back">Welcome back, {name}</h2>
        <p>
          Your road is right where you left it.{' '}
          {topic === null ? '' : `Start with a few quick ${topic} questions. Two are enough to get going.`}
        </p>
      </div>
      <div className={styles.ways}>
        {skill === null ? null : (
          <Link className={buttonClass('primary')} to={practicePath(skill)}>
            Start a warm-up
          </Link>
        )}
        {'path' in set ? (
          <Link className={buttonClass(skill === null ? 'primary' : 'ghost')} to={set.path}>
            {skill === null ? set.label : 'Start the full set'}
          </Link>
        ) : null}
      </div>
    </section>
  );
}
