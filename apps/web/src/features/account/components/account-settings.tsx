import { Skeleton } from '@aivy/web-ui';
import type { ReactNode } from 'react';
import { SettingsCard } from '../../../core/page/settings-card';
import { authApi } from '../../../core/api/auth';
import { ThemeSwitch } from '../../../core/theme/theme-switch';
import { ChangePassword } from './change-password';
import { DeleteAccount } from './delete-account';
import { ExportData } from './export-data';
import { ProfileForm } from './profile-form';
import { SessionList } from './session-list';
import { TimeFactorChoice } from './time-factor-choice';
import styles from './account-settings.module.css';

const { useGetUserInfoQuery } = authApi;

export interface AccountSettingsProps {
  /** The account is gone: removes what this device keeps of it. */
  onDeleted(userId: string): Promise<void>;
  /** What the account has, first. */
  products: ReactNode;
  /** Settings of other features, between the student's tests and the look of the pages. */
  children?: ReactNode;
}

/**
 * The student's own page: who they are, how much time their tests give, how the pages look, their password and
 * sessions, and what is kept of them.
 */
export function AccountSettings({ onDeleted, products, children }: AccountSettingsProps) {
  const { data: user } = useGetUserInfoQuery();
  return (
    <main id="main" className={styles.page}>
      <h1 className={styles.title}>Account</h1>
      {products}
      <SettingsCard title="Profile">{user ? <ProfileForm user={user} /> : <Skeleton />}</SettingsCard>
      <SettingsCard
        title="Time for tests"
        text="Pick extended time if you get it on the real test. It applies to tests you start from now on. A full test in progress keeps its time."
      >
        {user ? <TimeFactorChoice factor={user.time_factor} /> : <Skeleton />}
      </SettingsCard>
      {children}
      <SettingsCard title="Look" text="Light, dark, or the same as your device. We save your choice on this device.">
        <div>
          <ThemeSwitch />
        </div>
      </SettingsCard>
      <SettingsCard title="Password" text="When you change it, we sign out your other devices and send you an email.">
        {user ? <ChangePassword email={user.email} /> : <Skeleton />}
      </SettingsCard>
      <SettingsCard
        title="Where you are signed in"
        text="You stay signed in for six hours. Don’t recognize a device? Sign it out and change your password."
      >
        <SessionList />
      </SettingsCard>
      <SettingsCard
        title="Your data"
        text="Everything we have about you in one file: your profile, sessions, diagnostic, full tests, and plan, with answers, times, notes, and reports."
      >
        <ExportData />
      </SettingsCard>
      <SettingsCard
        title="Delete account"
        text="This deletes your profile, tests, plan, and reports, and signs you out everywhere. It can’t be undone."
      >
        {user ? <DeleteAccount email={user.email} onDeleted={() => onDeleted(user.id)} /> : <Skeleton />}
      </SettingsCard>
    </main>
  );
}
