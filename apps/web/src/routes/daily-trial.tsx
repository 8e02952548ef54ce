import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { SUBMITTED_STAGE, PRODUCTS } from '@aivy/contracts';
import { Aivy, Button, Chip, preloadDisplayFont } from '@aivy/web-ui';
import { Trial } from '../features/aivydaily/trial';
import { productSelected } from '../core/session/session-slice';
import { useAppDispatch, useAppSelector } from '../core/store';
import { routePath, type RouteName } from '../config/route-names';
import { useSite } from '../config/use-site';
import { useReadingFace } from '../lib/reading-face';
import styles from './daily-trial.module.css';

const STEPS = [
  {
    title: 'Take the 40-minute diagnostic',
    text: 'The same test that AivyPath starts with. It needs no account.',
  },
  { title: 'Pick a topic', text: 'We sort missions by what helps you most.' },
  {
    title: 'Answer, ask, try again',
    text: 'Three attempts for each question. Ask for a hint before you ask for the explanation.',
  },
  { title: 'Keep your streak', text: 'Every mission earns points. Points unlock mock tests and full plans.' },
] as const;

/** After the trial: how it goes on. */
function Offer({ measured, isLoggedIn }: { measured: boolean; isLoggedIn: boolean }) {
  const navigate = useNavigate();
  const to = (name: RouteName) => () => void navigate(routePath(name));
  return (
    <>
      {measured ? (
        <Button size="large" onClick={to('AivyDaily')}>
          Begin today’s mission
        </Button>
      ) : (
        <Button size="large" onClick={to('TestPreview')}>
          Take the diagnostic
        </Button>
      )}
      {isLoggedIn ? null : (
        <Button variant="outline" size="large" onClick={to('SignUp')}>
          Create an account
        </Button>
      )}
    </>
  );
}

/** Where the daily product is explained, can be tried, and begins: with the diagnostic. */
export default function DailyTrial() {
  preloadDisplayFont();
  useReadingFace();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { prices } = useSite();
  const measured = useAppSelector((state) => state.session.userStage >= SUBMITTED_STAGE);
  const isLoggedIn = useAppSelector((state) => state.session.isLoggedIn);
  useEffect(() => {
    dispatch(productSelected('daily'));
  }, [dispatch]);
  return (
    <main id="main" className={styles.page}>
      <div className={styles.words}>
        <Chip tone="sun">{PRODUCTS.daily.name}</Chip>
        <h1>Fifteen minutes a day, with a tutor who answers back</h1>
        <p className={styles.lead}>
          Short missions at the difficulty that suits you. The trial is free and needs no payment information;
          afterwards it is {prices.daily.price} a month.
        </p>
        {measured ? (
          <Button size="large" onClick={() => void navigate(routePath('ReviewPage'))}>
            See your test reports
          </Button>
        ) : (
          <Button size="large" onClick={() => void navigate(routePath('TestPreview'))}>
            Start with the diagnostic
          </Button>
        )}
      </div>
      <div className={styles.tutor}>
        <p className={styles.bubble}>
          {measured
            ? 'Your diagnostic is done, so I know where to start.'
            : 'First I need to know where you stand. Then we work on one topic at a time.'}
        </p>
        <Aivy pose="wave" size={220} />
      </div>
      <Trial offer={<Offer measured={measured} isLoggedIn={isLoggedIn} />} />
      <section className={styles.how} aria-labelledby="daily-how">
        <h2 id="daily-how">How a mission goes</h2>
        <ol className={styles.steps}>
          {STEPS.map(({ title, text }, index) => (
            <li key={title}>
              <span className={styles.number} aria-hidden>
                {index + 1}
              </span>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
    </main>
  );
}
