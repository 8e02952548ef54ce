import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { X } from 'lucide-react';
import { TRADEMARK_NOTE } from '@aivy/contracts';
import { Aivy, preloadDisplayFont, type AivyPose } from '@aivy/web-ui';
import { routePath } from '../../../config/route-names';
import { AccountScene } from './account-scene';
import styles from './account-page.module.css';

export interface AccountPageProps {
  title: string;
  lead: ReactNode;
  /** What Aivy says beside the form. */
  says: string;
  pose?: AivyPose;
  children: ReactNode;
}

/** The frame of sign-in, sign-up and reset: the form left, a still scene right, closing leads to the landing page. */
export function AccountPage({ title, lead, says, pose = 'wave', children }: AccountPageProps) {
  preloadDisplayFont();
  return (
    <main id="main" className={styles.page}>
      <div className={styles.column}>
        <div className={styles.panel}>
          <Link className={styles.close} to={routePath('LandingPage')} aria-label="Close and go to the start page">
            <X size={22} strokeWidth={1.9} aria-hidden />
          </Link>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lead}>{lead}</p>
          {children}
          <p className={styles.fine}>{TRADEMARK_NOTE}</p>
        </div>
      </div>
      <aside className={styles.scene} aria-label="Aivy">
        <AccountScene />
        <div className={styles.tutor}>
          <p className={styles.bubble}>{says}</p>
          <Aivy pose={pose} size={220} label="" />
        </div>
      </aside>
    </main>
  );
}
