import { useId } from 'react';
import { Cloud, Tree } from './scenery';

/** Sun, clouds, hills and trees behind a card; its place and size are the class's. */
export function Landscape({ className }: { className?: string | undefined }) {
  const id = useId();
  return (
    <svg className={className} viewBox="0 0 1440 900" preserveAspectRatio="xMidYMax slice" aria-hidden>
      <defs>
        <radialGradient id={id}>
          <stop offset="0" stopColor="var(--rm-glow)" stopOpacity=".7" />
          <stop offset="1" stopColor="var(--rm-glow)" stopOpacity="0" />
        </radialGradient>
      </defs>
      <circle cx="1230" cy="170" r="250" fill={`url(#${id})`} opacity=".7" />
      <Cloud x={90} y={190} scale={1.5} fill="var(--rm-deco)" opacity={0.6} />
      <Cloud x={1190} y={250} scale={1.7} fill="var(--rm-deco)" opacity={0.75} />
      <Cloud x={1010} y={90} scale={0.9} fill="var(--rm-deco)" opacity={0.45} />
      <Cloud x={300} y={80} scale={0.9} fill="var(--rm-deco)" opacity={0.45} />
      <Cloud x={30} y={480} scale={1.1} fill="var(--rm-deco)" opacity={0.4} />
      <Cloud x={1290} y={520} scale={1.2} fill="var(--rm-deco)" opacity={0.45} />
      <path
        d="M0 900V806C180 750 330 806 520 786C720 764 900 812 1080 786C1240 764 1340 776 1440 796V900Z"
        fill="var(--rm-hill-1)"
      />
      <path d="M0 900V852C220 812 420 860 660 840C900 820 1180 862 1440 834V900Z" fill="var(--rm-hill-2)" />
      <Tree x={96} y={836} scale={1.3} />
      <Tree x={140} y={846} scale={0.95} kind="ball" tone="light" />
      <Tree x={1190} y={834} scale={1.1} />
      <Tree x={1322} y={836} scale={1.35} tone="dark" />
      <Tree x={1372} y={844} kind="ball" tone="light" />
    </svg>
  );
}
