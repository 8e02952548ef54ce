import { Aivy, buttonClass, Landscape, type AivyPose } from '@aivy/web-ui';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { Link } from 'react-router-dom';
import { Confetti } from './confetti';
import { Explained } from './explained';
import styles from './celebration.module.css';

/** A figure of the celebration. */
export interface Fact {
  icon: LucideIcon;
  /** "+80". */
  value: string;
  /** "points, 720 now". */
  label: string;
  /** What it means, in one tap. */
  why: string;
}

/** Where a button leads. */
export interface Way {
  label: string;
  to: string;
  state?: unknown;
}

export interface CelebrationProps {
  title: string;
  titleRef: RefObject<HTMLHeadingElement | null>;
  lead: string;
  pose: AivyPose;
  facts: readonly Fact[];
  /** The one next step. */
  next: Way;
  later: Way | null;
  /** What grew. */
  children?: ReactNode;
}

/** After a set, a mission or a test: what it brought, and one next step. */
export function Celebration({ title, titleRef, lead, pose, facts, next, later, children }: CelebrationProps) {
  return (
    <main id="main" className={styles.page}>
      <Landscape className={styles.scene} />
      <section className={styles.card}>
        <Confetti />
        <div className={styles.figure}>
          <Aivy pose={pose} size={150} label="" />
        </div>
        <h1 ref={titleRef} tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        <p className={styles.lead}>{lead}</p>
        {children}
        {facts.length > 0 ? (
          <ul className={styles.facts}>
            {facts.map(({ icon: Icon, value, label, why }) => (
              <li key={label}>
                <Explained label={`${value} ${label}`} why={why} className={styles.fact}>
                  <b>
                    <Icon size={22} strokeWidth={1.9} aria-hidden />
                    {value}
                  </b>
                  <span>{label}</span>
                </Explained>
              </li>
            ))}
          </ul>
        ) : null}
        <div className={styles.ways}>
          <Link className={buttonClass('primary', 'large')} to={next.to} state={next.state}>
            {next.label}
          </Link>
          {later ? (
            <Link className={buttonClass('ghost')} to={later.to} state={later.state}>
              {later.label}
            </Link>
          ) : null}
        </div>
      </section>
    </main>
  );
}
