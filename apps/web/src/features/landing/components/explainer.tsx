import { useEffect, useState } from 'react';
import { Pause, Play, RotateCcw } from 'lucide-react';
import { Aivy, Button, Cloud, cx, GoalFlag, Road, Tree, type AivyPose } from '@aivy/web-ui';
import styles from './explainer.module.css';

const SCENE_MS = 4_500;

const SCENES: readonly { caption: string; pose: AivyPose }[] = [
  { caption: 'You start with one short test: 31 questions, about forty minutes, no account.', pose: 'wave' },
  {
    caption: 'Aivy reads every answer and the time it took, and finds the topics that cost you points.',
    pose: 'think',
  },
  { caption: 'Those topics become a road: five questions a day, about twenty minutes.', pose: 'idle' },
  { caption: 'Every fifteenth day is a practice test, so you see how far you have come.', pose: 'idle' },
  { caption: 'When a question does not give way, ask. You get a hint first, never just the answer.', pose: 'cheer' },
];

const BARS = [
  [86, 'english'],
  [42, 'math'],
  [64, 'english'],
  [31, 'math'],
  [78, 'english'],
] as const;

/** A short captioned film made of our own drawings; it pauses, and stands still where motion is unwanted. */
export function Explainer() {
  const [scene, setScene] = useState(0);
  const [playing, setPlaying] = useState(() => !matchMedia('(prefers-reduced-motion: reduce)').matches);
  const last = scene === SCENES.length - 1;
  useEffect(() => {
    if (!playing || last) return undefined;
    const timer = setTimeout(() => setScene(scene + 1), SCENE_MS);
    return () => clearTimeout(timer);
  }, [playing, scene, last]);
  const { caption, pose } = SCENES[scene] ?? { caption: '', pose: 'idle' };
  const Icon = playing ? Pause : Play;
  return (
    <div className={styles.film}>
      <svg className={styles.picture} viewBox="0 0 960 540" preserveAspectRatio="xMidYMid slice" aria-hidden>
        <Cloud x={80} y={60} scale={1.3} fill="var(--rm-deco)" opacity={0.8} />
        <Cloud x={420} y={30} scale={0.9} fill="var(--rm-deco)" opacity={0.6} />
        <path d="M0 540V400C160 340 320 360 480 390C640 420 800 360 960 330V540Z" fill="var(--rm-hill-1)" />
        <path d="M0 540V460C200 420 400 450 560 460C720 470 860 440 960 420V540Z" fill="var(--rm-hill-2)" />
        <g className={cx(styles.layer, scene === 1 && styles.shown)}>
          {BARS.map(([height, subject], index) => (
            <rect
              key={height}
              x={520 + index * 70}
              y={368 - height * 3}
              width="44"
              height={height * 3}
              rx="8"
              fill={`var(--c-${subject})`}
              className={styles.bar}
            />
          ))}
        </g>
        <g className={cx(styles.layer, scene >= 2 && styles.shown)}>
          <Road
            d="M380 560C420 440 860 480 800 370C760 300 560 330 620 250C660 200 760 220 790 150"
            width={30}
            dotClass={styles.dots}
          />
          <Cloud
            x={716}
            y={110}
            scale={1.15}
            fill={scene >= 3 ? 'var(--c-accent)' : 'var(--rm-cloud)'}
            shade="var(--rm-cloud-shade)"
          />
          {scene >= 3 && <GoalFlag x={790} y={122} text="1450+" />}
          <Tree x={900} y={440} scale={1.1} />
          <Tree x={500} y={450} scale={0.9} tone="dark" />
        </g>
        <g className={cx(styles.layer, scene === 0 && styles.shown)}>
          {[0, 1, 2, 3].map((row) => (
            <g key={row} transform={`translate(540 ${110 + row * 72})`}>
              <rect
                width="330"
                height="56"
                rx="14"
                fill="var(--c-surface)"
                stroke={row === 2 ? 'var(--c-text)' : 'var(--c-border-strong)'}
                strokeWidth={row === 2 ? 3 : 1.5}
              />
              <circle
                cx="32"
                cy="28"
                r="15"
                fill={row === 2 ? 'var(--c-text)' : 'none'}
                stroke="var(--c-border-strong)"
              />
              <rect x="64" y="23" width={[180, 220, 150, 200][row]} height="10" rx="5" fill="var(--c-border)" />
            </g>
          ))}
        </g>
      </svg>
      <div className={styles.tutor}>
        <Aivy key={pose} pose={pose} size={210} label="" />
      </div>
      <p className={styles.caption} aria-live="polite">
        {caption}
      </p>
      <div className={styles.controls}>
        {last ? (
          <Button variant="outline" icon={<RotateCcw size={18} aria-hidden />} onClick={() => setScene(0)}>
            Again
          </Button>
        ) : (
          <>
            <Button variant="outline" icon={<Icon size={18} aria-hidden />} onClick={() => setPlaying(!playing)}>
              {playing ? 'Pause' : 'Play'}
            </Button>
            <Button variant="outline" onClick={() => setScene(scene + 1)}>
              Next
            </Button>
          </>
        )}
        <span className="num">
          {scene + 1} of {SCENES.length}
        </span>
      </div>
    </div>
  );
}
