import { Button, Skeleton } from '@aivy/web-ui';
import { SettingsCard } from '../../../../core/page/settings-card';
import { planApi } from '../../../../core/api/plan';
import { MailForm } from './mail-form';
import styles from './mails.module.css';

const { useGetMailSettingsQuery, useGetPlanQuery } = planApi;

function Mails() {
  const { data, error, isFetching, refetch } = useGetMailSettingsQuery();
  if (data) return <MailForm stored={data} />;
  if (!error || isFetching) return <Skeleton />;
  return (
    <div className={styles.failed}>
      <p role="alert">We couldn't load your email settings.</p>
      <Button variant="outline" onClick={() => void refetch()}>
        Try again
      </Button>
    </div>
  );
}

/** What is emailed. Nothing without a plan. */
export function PlanSettings() {
  const { data: plan } = useGetPlanQuery();
  if (!plan) return null;
  return (
    <SettingsCard title="Emails" text="You only get emails you ask for here. Each one has a link to stop it.">
      <Mails />
    </SettingsCard>
  );
}
