import { useEffect, useRef, useState } from 'react';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { cx } from '@aivy/web-ui';
import { useAppDispatch, useAppSelector } from '../store';
import { closeAlert, type Alert } from './alerts-slice';
import styles from './alert-center.module.css';
import { useClearOfFocus } from './use-clear-of-focus';

/**
 * How long a message stands, in milliseconds. All of them leave by themselves, since what a student must act on also
 * stands on the page; reading one, by pointer or focus, holds it.
 */
const STANDS_MS = { news: 6_000, error: 15_000 } as const;

function AlertBar({ alert }: { alert: Alert }) {
  const dispatch = useAppDispatch();
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(() => dispatch(closeAlert(alert.id)), STANDS_MS[alert.tone]);
    return () => clearTimeout(timer);
  }, [alert.id, alert.tone, held, dispatch]);
  const Icon = alert.tone === 'error' ? CircleAlert : CircleCheck;
  return (
    <div
      className={cx(styles.bar, styles[alert.tone])}
      role="alert"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon className={styles.icon} size={20} strokeWidth={2} aria-hidden />
      <p>{alert.text}</p>
      <button
        type="button"
        className={styles.close}
        aria-label="Close message"
        onClick={() => dispatch(closeAlert(alert.id))}
      >
        <X size={18} strokeWidth={2} aria-hidden />
      </button>
    </div>
  );
}

/** All messages of the client in the order in which they were raised: top centre, unless a field in use is there. */
export function AlertCenter() {
  const alerts = useAppSelector((state) => state.alerts.items);
  const stack = useRef<HTMLDivElement>(null);
  const top = useClearOfFocus(stack, alerts.length);
  return (
    <div ref={stack} className={styles.stack} style={{ top }}>
      {alerts.map((alert) => (
        <AlertBar key={alert.id} alert={alert} />
      ))}
    </div>
  );
}
