import { preloadDisplayFont, Spinner } from '@aivy/web-ui';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { routePath } from '../config/route-names';
import styles from './loading.module.css';

/** How long the page stands before it goes on (specification). */
const STAY_MS = 3_000;

const TEXTS: Record<string, { title: string; message: string }> = {
  ReviewPage: { title: 'Your test is in', message: 'Processing your test results...' },
};
const OTHERWISE = { title: 'One moment', message: 'Getting the next page ready...' };

/** Waits three seconds, then goes to the named route in `nextRoute`. */
export default function LoadingPage() {
  preloadDisplayFont();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const nextRoute = query.get('nextRoute');
  const { title, message } = TEXTS[nextRoute ?? ''] ?? OTHERWISE;
  useEffect(() => {
    const timer = setTimeout(() => void navigate(routePath(nextRoute), { replace: true }), STAY_MS);
    return () => clearTimeout(timer);
  }, [navigate, nextRoute]);
  return (
    <main id="main" className={styles.loading}>
      <Spinner size="large" />
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.message} role="status">
        {message}
      </p>
    </main>
  );
}
