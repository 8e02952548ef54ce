import { Cloud, GoalFlag, Road, Tree } from '@aivy/web-ui';
import styles from './account-page.module.css';

/** The landing page's road without movement. */
export function AccountScene() {
  return (
    <svg className={styles.art} viewBox="0 0 720 900" preserveAspectRatio="xMidYMax slice" aria-hidden>
      <defs>
        <radialGradient id="account-sun">
          <stop offset="0" stopColor="var(--art-sun-1)" stopOpacity=".75" />
          <stop offset=".45" stopColor="var(--art-sun-2)" stopOpacity=".34" />
          <stop offset="1" stopColor="var(--art-sun-2)" stopOpacity="0" />
        </radialGradient>
      </defs>
      <circle cx="560" cy="230" r="300" fill="url(#account-sun)" />
      <Cloud x={60} y={110} scale={1.1} fill="var(--rm-deco)" opacity={0.7} />
      <Cloud x={300} y={40} scale={0.7} fill="var(--rm-deco)" opacity={0.55} />
      <path
        d="M-10 900V640C120 560 300 560 430 610C560 660 660 610 740 560V900Z"
        fill="var(--rm-hill-1)"
        opacity=".8"
      />
      <path
        d="M-10 900V740C140 690 330 700 470 730C590 756 680 730 740 700V900Z"
        fill="var(--rm-hill-2)"
        opacity=".85"
      />
      <Road d="M120 940C200 800 520 820 540 700C556 600 350 570 400 470C440 390 590 400 566 262" />
      <Tree x={92} y={650} scale={1.1} tone="dark" />
      <Tree x={134} y={664} scale={0.8} kind="ball" />
      <Tree x={640} y={640} scale={1.2} />
      <Tree x={676} y={660} scale={0.8} kind="ball" tone="light" />
      <Tree x={300} y={724} scale={0.9} tone="light" />
      <Cloud x={492} y={206} scale={1.2} shade="var(--rm-cloud-shade)" />
      <GoalFlag x={566} y={224} text="1450+" />
    </svg>
  );
}
