import type { Subject } from '@aivy/contracts';
import { skillsOf } from '@aivy/exam';
import { Button, Skeleton, buttonClass } from '@aivy/web-ui';
import { ChevronRight } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { sessionPath, topicsPath } from '../../../config/aivydaily-paths';
import { routePath } from '../../../config/route-names';
import { useLoading } from '../use-loading';
import { FocusAreas } from './components/focus-areas';
import { MissionPanel } from './components/mission-panel';
import { OtherTopics } from './components/other-topics';
import { SUBJECT_NAMES, SubjectSwitch } from './components/subject-switch';
import styles from './daily-home.module.css';
import { oneMore } from './open-mission';
import { useTopics } from './use-topics';

interface HomePageProps {
  /** A session that isn't finished. */
  open: number | null;
  /** Topics of the missions that were finished today. */
  done: readonly number[];
  /** The topic whose session is starting. */
  starting: number | null;
  onStart(subcategory: number): void;
  onEnd(conversationId: number): void;
  /** Streak, points and earlier missions. */
  aside: ReactNode;
  from: Subject;
}

/** Today's mission in a subject, its focus areas, and the way to every other topic. */
export function HomePage({ open, done, starting, onStart, onEnd, aside, from }: HomePageProps) {
  const [subject, setSubject] = useState<Subject>(from);
  const topics = useTopics(subject);
  const loading = useLoading(topics.loading);
  const isDone = done.length > 0;
  const focusIds = topics.focus.map(({ subcategory }) => subcategory);
  const mission = isDone ? (oneMore(focusIds, done) ?? topics.mission) : topics.mission;
  return (
    <main id="main" className={styles.page}>
      <div>
        <div className={styles.head}>
          <h1>Today&apos;s 15 minutes</h1>
          <SubjectSwitch subject={subject} onChange={setSubject} />
        </div>
        {open === null ? null : (
          <p className={styles.open}>
            You have a mission in progress.{' '}
            <Link to={sessionPath(open)} className={buttonClass('primary')}>
              Resume
            </Link>
            <Button variant="ghost" onClick={() => onEnd(open)}>
              End mission
            </Button>
          </p>
        )}
        {loading !== 'none' ? (
          <div role="status">
            {loading === 'slow' ? (
              <p className={styles.note}>Still loading. Your work is saved.</p>
            ) : (
              <span className="vh">Loading your topics…</span>
            )}
            <Skeleton height="220px" />
          </div>
        ) : (
          <>
            {topics.failed ? (
              <p className={styles.note} role="status">
                We couldn&apos;t load how many SAT points each topic is worth. Check your connection.{' '}
                <button type="button" onClick={topics.retry}>
                  Try again
                </button>
              </p>
            ) : null}
            <MissionPanel
              topics={{ mission, known: topics.known }}
              isDone={isDone}
              starting={starting === mission}
              onStart={() => onStart(mission)}
            />
            {topics.focus.length > 0 ? (
              <FocusAreas focus={topics.focus} starting={starting} onStart={onStart} />
            ) : topics.known.length === 0 && !topics.failed ? (
              <section className={styles.diagnostic} aria-labelledby="diagnostic">
                <h2 id="diagnostic">Find your focus areas</h2>
                <p>
                  No diagnostic test results found. Complete a diagnostic test first to get personalized
                  recommendations. It takes about 40 minutes.
                </p>
                <Link to={routePath('TestPreview')} className={buttonClass('outline')}>
                  Start diagnostic
                </Link>
              </section>
            ) : null}
            <OtherTopics topics={topics} starting={starting} onStart={onStart} />
            <Link to={topicsPath(subject)} className={styles.all}>
              All {skillsOf(subject).length} {SUBJECT_NAMES[subject]} topics
              <small>Pick any one, anytime</small>
              <ChevronRight size={20} aria-hidden="true" />
            </Link>
          </>
        )}
      </div>
      {aside}
    </main>
  );
}
