import { Skeleton } from '@aivy/web-ui';
import { useGetUserInfoQuery } from '../../../core/session/session-api';
import { ThemeSwitch } from '../../../core/theme/theme-switch';
import { ChangePassword } from './change-password';
import { DeleteAccount } from './delete-account';
import { ExportData } from './export-data';
import { ProfileForm } from './profile-form';
import { SessionList } from './session-list';
import { TimeFactorChoice } from './time-factor-choice';
import styles from './account-settings.module.css';

export interface AccountSettingsProps {
  /** The account is gone: removes what this device keeps of it. */
  onDeleted(userId: string): Promise<void>;
}

/** The student's own page: who they are, how much time their tests give, how the pages look, their password and sessions, and what is kept of them. */
export function AccountSettings({ onDeleted }: AccountSettingsProps) {
  const { data: user } = useGetUserInfoQuery();
  return (
    <main id="main" className={styles.page}>
      <h1 className={styles.title}>Account</h1>
      <section className={styles.card} aria-labelledby="profile">
        <h2 id="profile">Profile</h2>
        {user ? <ProfileForm user={user} /> : <Skeleton />}
      </section>
      <section className={styles.card} aria-labelledby="time">
        <h2 id="time">Time for tests</h2>
        <p className={styles.text}>
          Choose extended time if you have it in the real exam. It holds for the tests that you begin from now on; a
          full test in progress keeps the time it began with.
        </p>
        {user ? <TimeFactorChoice factor={user.time_factor} /> : <Skeleton />}
      </section>
      <section className={styles.card} aria-labelledby="look">
        <h2 id="look">Look</h2>
        <p className={styles.text}>Light, dark, or as your device has it. It is kept on this device.</p>
        <div>
          <ThemeSwitch />
        </div>
      </section>
      <section className={styles.card} aria-labelledby="password">
        <h2 id="password">Password</h2>
        <p className={styles.text}>
          With a new password every other device is signed out, and an email tells you about the change.
        </p>
        {user ? <ChangePassword email={user.email} /> : <Skeleton />}
      </section>
      <section className={styles.card} aria-labelledby="sessions">
        <h2 id="sessions">Where you are signed in</h2>
        <p className={styles.text}>
          A session lasts six hours. If you do not recognize one, sign it out and change your password.
        </p>
        <SessionList />
      </section>
      <section className={styles.card} aria-labelledby="data">
        <h2 id="data">Your data</h2>
        <p className={styles.text}>
          Everything that Aivy keeps of you as one file: your profile, your sessions, your diagnostic and your full
          tests, with answers, times, notes and reports.
        </p>
        <ExportData />
      </section>
      <section className={styles.card} aria-labelledby="delete">
        <h2 id="delete">Delete account</h2>
        <p className={styles.text}>
          Your profile, your tests and your reports are deleted, and you are signed out on every device. Nobody can
          bring them back.
        </p>
        {user ? <DeleteAccount email={user.email} onDeleted={() => onDeleted(user.id)} /> : <Skeleton />}
      </section>
    </main>
  );
}
