import { Button } from '@aivy/web-ui';
import type { ReactNode } from 'react';
import styles from './notice.module.css';

/** A sentence in the middle of the screen with one way on. */
export function Notice({
  title,
  text,
  action,
  onAction,
  children,
}: {
  title: string;
  text: string;
  action: string;
  onAction: () => void;
  children?: ReactNode;
}) {
  return (
    <main id="main" className={styles.notice}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{text}</p>
      <Button onClick={onAction}>{action}</Button>
      {children}
    </main>
  );
}
