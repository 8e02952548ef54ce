import { buttonClass, Button, Skeleton } from '@aivy/web-ui';
import { Link } from 'react-router-dom';
import { TARGET_PATH } from '../../../../config/target-path';
import { SettingsCard } from '../../../../core/page/settings-card';
import { useAppSelector } from '../../../../core/store';
import { useMailSettingsQuery, usePlanQuery } from '../../api';
import { MailForm } from './mail-form';
import styles from './mails.module.css';

const dateText = (date: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));

function Mails() {
  const { data, error, isFetching, refetch } = useMailSettingsQuery();
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

/** The plan's part of the account page: the target, and what is mailed. Nothing without a plan. */
export function PlanSettings() {
  const isDaily = useAppSelector((state) => state.session.product) === 'daily';
  const { data: plan } = usePlanQuery();
  if (!plan) return null;
  const total = plan.english_target_score + plan.math_target_score;
  return (
    <>
      {isDaily ? null : (
        <SettingsCard
          title="Target"
          text={`You aim for ${total} of 1600 by ${dateText(plan.ends_on)}. The days that you have finished stay when you change it.`}
        >
          <div>
            <Link className={buttonClass('outline')} to={TARGET_PATH}>
              Change your target
            </Link>
          </div>
        </SettingsCard>
      )}
      <SettingsCard title="Emails" text="You only get emails you ask for here. Each one has a link to stop them.">
        <Mails />
      </SettingsCard>
    </>
  );
}
