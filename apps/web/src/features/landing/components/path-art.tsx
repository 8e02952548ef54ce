import { Cloud, Tree } from '@aivy/web-ui';
import styles from './product-cards.module.css';

const ROAD = 'M92 300C110 232 216 244 214 190C212 142 100 152 112 100C122 60 196 72 222 52';

/** The journey in small: two days done, the practice test ahead. */
export function PathArt() {
  return (
    <svg className={styles.art} viewBox="0 0 270 268" preserveAspectRatio="xMaxYMax slice" aria-hidden>
      <g fill="none" strokeLinecap="round">
        <path d={ROAD} stroke="var(--c-ivy-line)" strokeWidth="24" />
        <path d={ROAD} stroke="var(--c-ivy-4)" strokeWidth="3" strokeDasharray="1 13" />
      </g>
      <Cloud x={150} y={186.9} scale={0.754} fill="var(--c-on-ivy)" shade="var(--c-ivy-shade)" />
      <Cloud x={88} y={98.4} scale={0.656} fill="var(--c-on-ivy)" shade="var(--c-ivy-shade)" />
      <Cloud x={184} y={19.2} scale={0.689} fill="var(--c-accent)" shade="var(--c-ivy-shade)" />
      <g fill="none" stroke="var(--c-ivy-2)" strokeWidth="5" strokeLinecap="round" strokeLinejoin="round">
        <path d="M188 212l6 6 12-13" />
        <path d="M121 120l5 5 10-11" />
      </g>
      <Tree x={70} y={236} scale={0.7} kind="ball" tone="light" />
      <Tree x={248} y={150} scale={0.75} />
    </svg>
  );
}
