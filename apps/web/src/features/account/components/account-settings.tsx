import { Skeleton } from '@aivy/web-ui';
import type { ReactNode } from 'react';
import { SettingsCard } from '../../../core/page/settings-card';
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
        text="Choose extended time if you have it in the real exam. It holds for the tests that you begin from now on; a full test in progress keeps the time it began with."
      >
        {user ? <TimeFactorChoice factor={user.time_factor} /> : <Skeleton />}
      </SettingsCard>
      {children}
      <SettingsCard title="Look" text="Light, dark, or as your device has it. It is kept on this device.">
        <div>
          <ThemeSwitch />
        </div>
      </SettingsCard>
      <SettingsCard
        title="Password"
        text="With a new password every other device is signed out, and an email tells you about the change."
      >
        {user ? <ChangePassword email={user.email} /> : <Skeleton />}
      </SettingsCard>
      <SettingsCard
        title="Where you are signed in"
        text="A session lasts six hours. If you do not recognize one, sign it out and change your password."
      >
        <SessionList />
      </SettingsCard>
      <SettingsCard
        title="Your data"
        text="Everything that Aivy keeps of you as one file: your profile, your sessions, your diagnostic, your full tests and your plan, with answers, times, notes and reports."
      >
        <ExportData />
      </SettingsCard>
      <SettingsCard
        title="Delete account"
        text="Your profile, your tests, your plan and your reports are deleted, and you are signed out on every device. Nobody can bring them back."
      >
        {user ? <DeleteAccount email={user.email} onDeleted={() => onDeleted(user.id)} /> : <Skeleton />}
      </SettingsCard>
    </main>
  );
}
