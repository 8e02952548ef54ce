import type { ReactNode } from 'react';
import styles from './reference-sheet.module.css';

export interface Figure {
  /** Also the text alternative of the picture. */
  name: string;
  picture: ReactNode;
  formulas: readonly ReactNode[];
  /** Width of the drawing in its own units; default 150. */
  width?: number;
}

/** A letter or number at a place in the drawing. */
const At = ({ x, y, children }: { x: number; y: number; children: ReactNode }) => (
  <text x={x} y={y} className={styles.mark}>
    {children}
  </text>
);
const Line = ({ d }: { d: string }) => <path d={d} className={styles.line} />;
const Hidden = ({ d }: { d: string }) => <path d={d} className={styles.hidden} />;
const Dot = ({ x, y }: { x: number; y: number }) => <circle cx={x} cy={y} r="2.4" className={styles.dot} />;

const Sup = ({ children }: { children: ReactNode }) => <sup>{children}</sup>;
const V = ({ children }: { children: ReactNode }) => <var>{children}</var>;
const squared = (name: string) => (
  <>
    <V>{name}</V>
    <Sup>2</Sup>
  </>
);
const third = (
  <span className={styles.fraction}>
    <span>1</span>
    <span>3</span>
  </span>
);

export const FIGURES: readonly Figure[] = [
  {
    name: 'Circle',
    picture: (
      <>
        <circle cx="75" cy="55" r="42" className={styles.line} />
        <Line d="M75 55H117" />
        <Dot x={75} y={55} />
        <At x={96} y={49}>
          r
        </At>
      </>
    ),
    formulas: [
      <>
        <V>A</V> = π{squared('r')}
      </>,
      <>
        <V>C</V> = 2π<V>r</V>
      </>,
    ],
  },
  {
    name: 'Rectangle',
    picture: (
      <>
        <Line d="M22 26H128V84H22Z" />
        <At x={75} y={19}>
          ℓ
        </At>
        <At x={138} y={59}>
          w
        </At>
      </>
    ),
    formulas: [
      <>
        <V>A</V> = <V>ℓw</V>
      </>,
    ],
  },
  {
    name: 'Triangle',
    picture: (
      <>
        <Line d="M18 88H132L92 18Z" />
        <Hidden d="M92 18V88" />
        <Line d="M92 80h-8v8" />
        <At x={75} y={103}>
          b
        </At>
        <At x={84} y={60}>
          h
        </At>
      </>
    ),
    formulas: [
      <>
        <V>A</V> ={' '}
        <span className={styles.fraction}>
          <span>1</span>
          <span>2</span>
        </span>{' '}
        <V>bh</V>
      </>,
    ],
  },
  {
    name: 'Right triangle',
    picture: (
      <>
        <Line d="M28 20V88H126Z" />
        <Line d="M28 80h8v8" />
        <At x={18} y={58}>
          b
        </At>
        <At x={77} y={103}>
          a
        </At>
        <At x={86} y={48}>
          c
        </At>
      </>
    ),
    formulas: [
      <>
        {squared('c')} = {squared('a')} + {squared('b')}
      </>,
    ],
  },
  {
    name: 'Special right triangles',
    width: 220,
    picture: (
      <>
        <Line d="M36 12V96H84Z" />
        <Line d="M36 89h7v7" />
        <At x={18} y={60}>
          x√3
        </At>
        <At x={60} y={109}>
          x
        </At>
        <At x={73} y={52}>
          2x
        </At>
        <At x={47} y={48}>
          30°
        </At>
        <At x={65} y={91}>
          60°
        </At>
        <Line d="M136 24V96H208Z" />
        <Line d="M136 89h7v7" />
        <At x={127} y={65}>
          s
        </At>
        <At x={172} y={109}>
          s
        </At>
        <At x={188} y={58}>
          s√2
        </At>
        <At x={148} y={54}>
          45°
        </At>
        <At x={187} y={92}>
          45°
        </At>
      </>
    ),
    formulas: [
      <>
        30–60–90: <V>x</V>, <V>x</V>√3, 2<V>x</V>
      </>,
      <>
        45–45–90: <V>s</V>, <V>s</V>, <V>s</V>√2
      </>,
    ],
  },
  {
    name: 'Box',
    picture: (
      <>
        <Line d="M18 44H98V92H18ZM18 44L48 20H128V66L98 92M98 44L128 20" />
        <Hidden d="M18 92L48 66H128M48 66V20" />
        <At x={58} y={105}>
          ℓ
        </At>
        <At x={120} y={88}>
          w
        </At>
        <At x={137} y={46}>
          h
        </At>
      </>
    ),
    formulas: [
      <>
        <V>V</V> = <V>ℓwh</V>
      </>,
    ],
  },
  {
    name: 'Cylinder',
    picture: (
      <>
        <ellipse cx="75" cy="26" rx="38" ry="15" className={styles.line} />
        <Line d="M37 26V86A38 15 0 0 0 113 86V26" />
        <Hidden d="M37 86A38 15 0 0 1 113 86" />
        <Line d="M75 26H113" />
        <Dot x={75} y={26} />
        <At x={93} y={22}>
          r
        </At>
        <At x={122} y={60}>
          h
        </At>
      </>
    ),
    formulas: [
      <>
        <V>V</V> = π{squared('r')}
        <V>h</V>
      </>,
    ],
  },
  {
    name: 'Sphere',
    picture: (
      <>
        <circle cx="75" cy="55" r="44" className={styles.line} />
        <Line d="M31 55A44 18 0 0 0 119 55" />
        <Hidden d="M31 55A44 18 0 0 1 119 55" />
        <Line d="M75 55H119" />
        <Dot x={75} y={55} />
        <At x={96} y={51}>
          r
        </At>
      </>
    ),
    formulas: [
      <>
        <V>V</V> ={' '}
        <span className={styles.fraction}>
          <span>4</span>
          <span>3</span>
        </span>{' '}
        π<V>r</V>
        <Sup>3</Sup>
      </>,
    ],
  },
  {
    name: 'Cone',
    picture: (
      <>
        <Line d="M33 86L75 12L117 86" />
        <Line d="M33 86A42 12 0 0 0 117 86" />
        <Hidden d="M33 86A42 12 0 0 1 117 86" />
        <Hidden d="M75 12V86" />
        <Line d="M75 86H117" />
        <Dot x={75} y={86} />
        <At x={68} y={62}>
          h
        </At>
        <At x={97} y={95}>
          r
        </At>
      </>
    ),
    formulas: [
      <>
        <V>V</V> = {third} π{squared('r')}
        <V>h</V>
      </>,
    ],
  },
  {
    name: 'Pyramid',
    picture: (
      <>
        <Line d="M14 94H100L136 64L75 10ZM100 94L75 10" />
        <Hidden d="M14 94L50 64H136M50 64L75 10" />
        <Hidden d="M75 10V79" />
        <At x={57} y={107}>
          ℓ
        </At>
        <At x={127} y={88}>
          w
        </At>
        <At x={82} y={60}>
          h
        </At>
      </>
    ),
    formulas: [
      <>
        <V>V</V> = {third} <V>ℓwh</V>
      </>,
    ],
  },
];
