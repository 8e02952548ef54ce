import { Button, cx, Leaf } from '@aivy/web-ui';
import { useEffect, useState } from 'react';
import { useArrivalFocus } from '../../../../lib/arrival-focus';
import { prefersReducedMotion } from '../../../../lib/typed-length';
import styles from './envelope.module.css';

/** How long the flap takes. */
const FLAP_MS = 500;
const SEAL =
  'M0 -40C14 -42 20 -33 30 -29C42 -24 42 -12 42 0C43 13 36 20 31 29C25 40 13 40 0 41C-13 43 -22 36 -30 30C-41 24 -41 12 -42 0C-42 -13 -37 -21 -30 -29C-22 -38 -13 -39 0 -40Z';

function EnvelopeArt({ opening }: { opening: boolean }) {
  return (
    <svg viewBox="0 0 520 340" className={cx(styles.art, opening && styles.opening)} aria-hidden>
      <ellipse cx="260" cy="322" rx="196" ry="10" fill="var(--c-ivy-1)" opacity=".14" />
      <path d="M48 124H472V292a22 22 0 0 1-22 22H70a22 22 0 0 1-22-22Z" fill="var(--art-envelope-2)" />
      <path className={styles.flapUp} d="M48 126L236 18a44 44 0 0 1 48 0L472 126Z" fill="var(--art-envelope-2)" />
      <g className={styles.sheet}>
        <rect x="88" y="132" width="344" height="170" rx="14" fill="var(--art-face-1)" />
        <path
          d="M122 168h170M122 196h250M122 224h226"
          stroke="var(--art-writing)"
          strokeWidth="7"
          strokeLinecap="round"
        />
      </g>
      <path
        d="M48 124L232 232a56 56 0 0 0 56 0L472 124V292a22 22 0 0 1-22 22H70a22 22 0 0 1-22-22Z"
        fill="var(--art-envelope-1)"
      />
      <path
        d="M56 306L206 205M464 306L314 205"
        stroke="var(--art-envelope-line)"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path
        className={styles.flapDown}
        d="M48 124L232 236a56 56 0 0 0 56 0L472 124Z"
        fill="var(--art-envelope-1)"
        stroke="var(--art-envelope-line)"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <g className={styles.seal}>
        <g transform="translate(260 236)">
          <path d={SEAL} fill="var(--c-ivy-2)" />
          <circle r="30" fill="none" stroke="var(--c-ivy-1)" strokeOpacity=".55" strokeWidth="2.5" />
          <Leaf x={0} y={0} turn={10} scale={0.66} fill="var(--c-on-ivy)" vein="var(--c-ivy-2)" />
        </g>
      </g>
    </svg>
  );
}

/** The letter before it is read: its flap opens, then the first page lies there. */
export function Envelope({ name, onOpened }: { name: string; onOpened(): void }) {
  const [opening, setOpening] = useState(false);
  const title = useArrivalFocus();
  useEffect(() => {
    if (!opening) return;
    const timer = setTimeout(onOpened, prefersReducedMotion() ? 0 : FLAP_MS);
    return () => clearTimeout(timer);
  }, [opening, onOpened]);
  return (
    <section className={styles.envelope}>
      <h1 ref={title} tabIndex={-1}>
        Hi {name}, you have a new message.
      </h1>
      <p>From Aivy, after reading all of your answers</p>
      <EnvelopeArt opening={opening} />
      <Button size="large" onClick={() => setOpening(true)} aria-busy={opening || undefined}>
        Open the letter
      </Button>
    </section>
  );
}
