import { Cloud, cx, GoalFlag, Tree } from '@aivy/web-ui';
import styles from './hero.module.css';

const ROAD =
  'M760 940C700 840 1010 806 1120 742C1236 674 1040 640 1000 590C956 534 1130 500 1236 462C1330 428 1296 372 1236 352';

/** Sky, hills and the road to the flag. The walked part of the road grows with scrolling (CSS scroll timeline). */
export function HeroScene() {
  return (
    <svg className={styles.scene} viewBox="0 0 1440 850" preserveAspectRatio="xMidYMax slice" aria-hidden>
      <defs>
        <radialGradient id="hero-sun">
          <stop offset="0" stopColor="var(--art-sun-1)" stopOpacity=".75" />
          <stop offset=".45" stopColor="var(--art-sun-2)" stopOpacity=".34" />
          <stop offset="1" stopColor="var(--art-sun-2)" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="hero-hill-1" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--rm-hill-1)" />
          <stop offset="1" stopColor="var(--rm-hill-1)" stopOpacity=".45" />
        </linearGradient>
        <linearGradient id="hero-hill-2" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--rm-hill-2)" />
          <stop offset="1" stopColor="var(--rm-hill-1)" />
        </linearGradient>
        {/* The scroll timeline draws this line; through it the dots that have been walked show. */}
        <mask id="hero-walked" maskUnits="userSpaceOnUse" x="0" y="0" width="1440" height="980">
          <path
            className={styles.walk}
            d={ROAD}
            pathLength="1"
            fill="none"
            stroke="var(--art-white)"
            strokeWidth="30"
            strokeDasharray="1 1"
          />
        </mask>
      </defs>
      <circle cx="1236" cy="330" r="330" fill="url(#hero-sun)" />
      <g className={styles.deco}>
        <Cloud x={525} y={114.6} scale={0.984} fill="var(--rm-deco)" opacity={0.7} />
        <Cloud x={-7} y={297.5} scale={0.902} fill="var(--rm-deco)" opacity={0.45} />
        <Cloud x={875} y={157.5} scale={0.902} fill="var(--rm-deco)" opacity={0.55} />
        <Cloud x={1290} y={113.9} scale={1.557} fill="var(--rm-deco)" opacity={0.8} />
      </g>
      <path
        d="M520 850C640 690 760 640 900 640C1040 640 1120 560 1260 560C1360 560 1420 600 1500 640V850Z"
        fill="url(#hero-hill-1)"
        opacity=".75"
      />
      <path
        d="M600 850C740 740 900 742 1040 742C1200 742 1290 664 1480 690V850Z"
        fill="url(#hero-hill-2)"
        opacity=".8"
      />
      <g fill="none" strokeLinecap="round">
        <path d={ROAD} stroke="var(--c-road-edge)" strokeWidth="40" opacity=".55" transform="translate(0 7)" />
        <path d={ROAD} stroke="var(--c-road)" strokeWidth="38" />
        <path d={ROAD} stroke="var(--c-accent)" strokeWidth="4" strokeDasharray="1 17" opacity=".95" />
        <path
          d={ROAD}
          className={styles.walked}
          stroke="var(--c-primary)"
          strokeWidth="9"
          strokeDasharray="1 17"
          mask="url(#hero-walked)"
        />
      </g>
      <Tree x={1136} y={640} scale={0.8} />
      <Tree x={1170} y={648} scale={0.65} kind="ball" tone="light" />
      <Tree x={930} y={694} scale={0.9} tone="dark" />
      <Tree x={964} y={700} scale={0.7} kind="ball" />
      <Tree x={1330} y={640} scale={0.9} />
      <Tree x={1296} y={632} scale={0.7} kind="ball" tone="light" />
      <Tree x={1392} y={668} scale={1.05} tone="dark" />
      <Cloud x={1161} y={311.7} scale={1.23} shade="var(--rm-cloud-shade)" />
      <GoalFlag x={1236} y={330} text="1450+" />
      <path
        d="M-10 850V792C70 764 150 790 220 786C330 780 380 760 470 780C560 800 640 772 720 788C820 808 900 786 980 796C1080 808 1140 780 1230 790C1330 800 1390 780 1450 794V850Z"
        className={cx(styles.ground)}
        fill="var(--c-bg)"
      />
    </svg>
  );
}
