import { useEffect, useState } from 'react';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { cx } from '@aivy/web-ui';
import { useAppDispatch, useAppSelector } from '../store';
import { closeAlert, type Alert } from './alerts-slice';
import styles from './alert-center.module.css';

/** News leaves by itself; an error stays until it is closed. */
const NEWS_MS = 6_000;

function AlertBar({ alert }: { alert: Alert }) {
  const dispatch = useAppDispatch();
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (alert.tone === 'error' || held) return undefined;
    const timer = setTimeout(() => dispatch(closeAlert(alert.id)), NEWS_MS);
    return () => clearTimeout(timer);
  }, [alert.id, alert.tone, held, dispatch]);
  const Icon = alert.tone === 'error' ? CircleAlert : CircleCheck;
  return (
    <div className={cx(styles.bar, styles[alert.tone])} role="alert" onPointerEnter={() => setHeld(true)} onPointerLeave={() => setHeld(false)} onFocus={() => setHeld(true)} onBlur={() => setHeld(false)}>
      <Icon className={styles.icon} size={20} strokeWidth={2} aria-hidden />
      <p>{alert.text}</p>
      <button type="button" className={styles.close} aria-label="Close message" onClick={() => dispatch(closeAlert(alert.id))}>
        <X size={18} strokeWidth={2} aria-hidden />
      </button>
    </div>
  );
}

/** All messages of the client, top centre, in the order in which they were raised. */
export function AlertCenter() {
  const alerts = useAppSelector((state) => state.alerts.items);
  return (
    <div className={styles.stack}>
      {alerts.map((alert) => <AlertBar key={alert.id} alert={alert} />)}
    </div>
  );
}
