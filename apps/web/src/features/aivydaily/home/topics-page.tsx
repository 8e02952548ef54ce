import { skillsOf } from '@aivy/exam';
import { Skeleton } from '@aivy/web-ui';
import { ChevronLeft, Search } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { homePath, practicePath, subjectIn, topicsPath } from '../../../config/aivydaily-paths';
import { useLoading } from '../use-loading';
import { MasteryBar } from './components/mastery-bar';
import { SUBJECT_NAMES, SubjectSwitch } from './components/subject-switch';
import home from './daily-home.module.css';
import { topicGroups } from './topic-groups';
import styles from './topics-page.module.css';
import { useTopics } from './use-topics';

/** Every topic of a subject under its label. A tap starts a mission. */
export function TopicsPage({ aside }: { aside: ReactNode }) {
  const [params, setParams] = useSearchParams();
  const subject = subjectIn(params);
  const [search, setSearch] = useState('');
  const topics = useTopics(subject);
  const loading = useLoading(topics.loading);
  const groups = topicGroups(subject, topics, search);
  const found = groups.reduce((sum, group) => sum + group.topics.length, 0);
  return (
    <main id="main" className={home.page}>
      <div>
        <Link to={homePath(subject)} state={{ stay: true }} className={styles.back}>
          <ChevronLeft size={18} aria-hidden="true" />
          Today
        </Link>
        <div className={home.head}>
          <h1>All {SUBJECT_NAMES[subject]} topics</h1>
          <SubjectSwitch
            subject={subject}
            onChange={(to) => setParams(new URL(topicsPath(to), location.href).searchParams, { replace: true })}
          />
        </div>
        <label className={styles.find}>
          <span className="vh">Find a topic</span>
          <Search size={20} aria-hidden="true" />
          <input
            type="search"
            placeholder="Find a topic…"
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
        </label>
        <p className={search === '' ? 'vh' : styles.found} role="status">
          {search === ''
            ? ''
            : found === 0
              ? 'No topic has that name. Try another word.'
              : `${found} of ${skillsOf(subject).length} topics`}
        </p>
        {loading === 'none' ? (
          groups.map(({ heading, topics: listed }) => (
            <section key={heading} className={styles.group}>
              <h2>
                {heading} <small>{listed.length}</small>
              </h2>
              <ul>
                {listed.map(({ id, name, mastery }) => (
                  <li key={id} className={styles.topic}>
                    <b>{name}</b>
                    {mastery === null ? <span /> : <MasteryBar skill={id} mastery={mastery} />}
                    <Link to={practicePath(id)} aria-label={`Start ${name}`}>
                      Start
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ))
        ) : (
          <div role="status">
            <span className="vh">Loading your topics…</span>
            <Skeleton height="420px" />
          </div>
        )}
      </div>
      {aside}
    </main>
  );
}
