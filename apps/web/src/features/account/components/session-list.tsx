import type { SessionInfo } from '@aivy/contracts';
import { Button, Dialog, Skeleton } from '@aivy/web-ui';
import { useState } from 'react';
import { showAlert } from '../../../core/alerts/alerts-slice';
import { useLeave } from '../../../core/session/sign-out';
import { useAppDispatch } from '../../../core/store';
import { authApi } from '../../../core/api/auth';
import styles from './session-list.module.css';

const { useEndSessionMutation, useEndSessionsMutation, useListSessionsQuery } = authApi;

const moment = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' });
/** A UTC stamp in the reader's own time. */
const local = (stamp: string): string => moment.format(new Date(`${stamp.replace(' ', 'T')}Z`));

/** The sessions of the account, each with its way out; the one in use is marked and ends with the others or by signing out. */
export function SessionList() {
  const { data, isError, refetch } = useListSessionsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [end, { isLoading, originalArgs }] = useEndSessionMutation();
  if (isError && !data)
    return (
      <div>
        <Button variant="outline" onClick={() => void refetch()}>
          Try again
        </Button>
      </div>
    );
  if (!data) return <Skeleton />;
  return (
    <>
      <ul className={styles.list}>
        {data.sessions.map((session) => (
          <SessionLine
            key={session.session_id}
            session={session}
            ending={isLoading && originalArgs?.session_id === session.session_id}
            onEnd={() => void end({ session_id: session.session_id })}
          />
        ))}
      </ul>
      <EndEverywhere />
    </>
  );
}

function SessionLine({ session, ending, onEnd }: { session: SessionInfo; ending: boolean; onEnd(): void }) {
  const device = session.device || 'Unknown device';
  const where = session.network ? `, network ${session.network}` : '';
  return (
    <li className={styles.line}>
      <div>
        <b>{device}</b>
        {session.current && <span className={styles.here}>This device</span>}
        <p className={styles.facts}>
          Signed in {local(session.created_at)}
          {session.current ? '' : `, last used ${local(session.last_used_at)}`}
          {where}
        </p>
      </div>
      {!session.current && (
        <Button
          variant="outline"
          aria-label={`Sign out ${device}, signed in ${local(session.created_at)}`}
          pendingLabel={ending ? 'Ending…' : undefined}
          onClick={onEnd}
        >
          Sign out
        </Button>
      )}
    </li>
  );
}

function EndEverywhere() {
  const dispatch = useAppDispatch();
  const leave = useLeave();
  const [open, setOpen] = useState(false);
  const [endAll, { isLoading }] = useEndSessionsMutation();
  const confirm = async (): Promise<void> => {
    const { error } = await endAll();
    if (error) return;
    await leave();
    dispatch(showAlert({ tone: 'news', text: 'You are signed out everywhere.' }));
  };
  return (
    <div>
      <Button variant="outline" onClick={() => setOpen(true)}>
        Sign out everywhere
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Sign out everywhere?"
        description="This signs you out on every device, including this one. Answers in a test in progress are saved."
        locked={isLoading}
      >
        <div className={styles.choices}>
          <Button variant="outline" onClick={() => setOpen(false)}>
            Stay signed in
          </Button>
          <Button pendingLabel={isLoading ? 'Signing out…' : undefined} onClick={() => void confirm()}>
            Sign out everywhere
          </Button>
        </div>
      </Dialog>
    </div>
  );
}
