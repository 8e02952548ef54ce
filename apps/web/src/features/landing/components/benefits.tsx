import type { ReactNode } from 'react';
import { Leaf } from '@aivy/web-ui';
import styles from './sections.module.css';

const icon = { viewBox: '0 0 44 44', width: 44, height: 44, 'aria-hidden': true } as const;

const BENEFITS: readonly { title: string; text: string; art: ReactNode }[] = [
  {
    title: 'Free start',
    text: 'Take the whole diagnostic without an account or a card.',
    art: (
      <svg {...icon}>
        <rect x="3" y="11" width="38" height="25" rx="5" fill="var(--c-primary-soft)" />
        <rect x="3" y="17" width="38" height="6" fill="var(--c-primary)" />
        <path d="M10 40L35 6" stroke="var(--c-wrong)" strokeWidth="4" strokeLinecap="round" />
      </svg>
    ),
  },
  {
    title: '24/7 AI tutor',
    text: 'Hints that lead you to the step you missed, not to the answer.',
    art: (
      <svg {...icon}>
        <circle cx="22" cy="24" r="18" fill="var(--c-ivy-2)" />
        <rect x="10" y="15" width="24" height="17" rx="8.5" fill="var(--art-face-1)" />
        <rect x="16" y="19.5" width="3" height="8" rx="1.5" fill="var(--art-ink)" />
        <rect x="25" y="19.5" width="3" height="8" rx="1.5" fill="var(--art-ink)" />
        <Leaf x={22} y={6} turn={-10} scale={0.2} fill="var(--c-ivy-3)" />
      </svg>
    ),
  },
  {
    title: 'Budget-friendly',
    text: 'Pay once for a whole plan. No subscription trap.',
    art: (
      <svg {...icon}>
        <circle cx="18" cy="27" r="15" fill="var(--c-accent)" />
        <circle cx="18" cy="27" r="9.5" fill="none" stroke="var(--c-accent-line)" strokeWidth="2" />
        <Leaf x={33} y={12} turn={30} scale={0.32} fill="var(--c-ivy-3)" vein="var(--c-ivy-1)" />
      </svg>
    ),
  },
  {
    title: 'Learn smarter',
    text: 'Practice follows the topics where mastery is still under 70 percent.',
    art: (
      <svg {...icon}>
        <circle cx="22" cy="22" r="17" fill="none" stroke="var(--c-math-soft)" strokeWidth="7" />
        <circle
          cx="22"
          cy="22"
          r="17"
          fill="none"
          stroke="var(--c-math)"
          strokeWidth="7"
          strokeLinecap="round"
          strokeDasharray="74.7 106.8"
          transform="rotate(-90 22 22)"
        />
      </svg>
    ),
  },
];

export function Benefits() {
  return (
    <section className={styles.section} id="benefits">
      <h2>Built for the weeks before the test, not the month after</h2>
      <ul className={styles.benefits}>
        {BENEFITS.map(({ title, text, art }) => (
          <li key={title}>
            {art}
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
