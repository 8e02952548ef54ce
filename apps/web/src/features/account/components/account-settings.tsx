import { Skeleton } from '@aivy/web-ui';
import { useGetUserInfoQuery } from '../../../app/session/session-api';
import { ThemeSwitch } from '../../../app/theme/theme-switch';
import { ProfileForm } from './profile-form';
import { TimeFactorChoice } from './time-factor-choice';
import styles from './account-settings.module.css';

/** The student's own page: who they are, how much time their tests give, how the pages look. */
export function AccountSettings() {
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
        <p className={styles.text}>Choose extended time if you have it in the real exam. It holds for the tests that you begin from now on; a full test in progress keeps the time it began with.</p>
        {user ? <TimeFactorChoice factor={user.time_factor} /> : <Skeleton />}
      </section>
      <section className={styles.card} aria-labelledby="look">
        <h2 id="look">Look</h2>
        <p className={styles.text}>Light, dark, or as your device has it. It is kept on this device.</p>
        <div><ThemeSwitch /></div>
      </section>
    </main>
  );
}
