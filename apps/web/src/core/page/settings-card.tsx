import { useId, type ReactNode } from 'react';
import styles from './settings-card.module.css';

/** One part of a page of settings: what it is called, what it does, and its controls. */
export function SettingsCard({ title, text, children }: { title: string; text?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {text ? <p className={styles.text}>{text}</p> : null}
      {children}
    </section>
  );
}
