import type { ReactNode } from 'react';
import styles from './reference-sheet.module.css';

export interface Figure {
  /** Also the text alternative of the picture. */
  name: string;
  picture: ReactNode;
  formulas: readonly ReactNode[];
}

/** A letter or number at a place in the drawing. */
const At = ({ x, y, children }: { x: number; y: number; children: ReactNode }) => <text x={x} y={y} className={styles.mark}>{children}</text>;
const Line = ({ d }: { d: string }) => <path d={d} className={styles.line} />;
const Hidden = ({ d }: { d: string }) => <path d={d} className={styles.hidden} />;
const Dot = ({ x, y }: { x: number; y: number }) => <circle cx={x} cy={y} r="2.4" className={styles.dot} />;

const Sup = ({ children }: { children: ReactNode }) => <sup>{children}</sup>;
const V = ({ children }: { children: ReactNode }) => <var>{children}</var>;
const squared = (name: string) => <><V>{name}</V><Sup>2</Sup></>;
const third = <span className={styles.fraction}><span>1</span><span>3</span></span>;

export const FIGURES: readonly Figure[] = [
  {
    name: 'Circle',
    picture: <><circle cx="75" cy="55" r="42" className={styles.line} /><Line d="M75 55H117" /><Dot x={75} y={55} /><At x={96} y={49}>r</At></>,
    formulas: [<><V>A</V> = π{squared('r')}</>, <><V>C</V> = 2π<V>r</V></>],
  },
  {
    name: 'Rectangle',
    picture: <><Line d="M22 26H128V84H22Z" /><At x={75} y={19}>ℓ</At><At x={138} y={59}>w</At></>,
    formulas: [<><V>A</V> = <V>ℓw</V></>],
  },
  {
    name: 'Triangle',
    picture: <><Line d="M18 88H132L92 18Z" /><Hidden d="M92 18V88" /><Line d="M92 80h-8v8" /><At x={75} y={103}>b</At><At x={84} y={60}>h</At></>,
    formulas: [<><V>A</V> = <span className={styles.fraction}><span>1</span><span>2</span></span> <V>bh</V></>],
  },
  {
    name: 'Right triangle',
    picture: <><Line d="M28 20V88H126Z" /><Line d="M28 80h8v8" /><At x={18} y={58}>b</At><At x={77} y={103}>a</At><At x={86} y={48}>c</At></>,
    formulas: [<>{squared('c')} = {squared('a')} + {squared('b')}</>],
  },
  {
    name: 'Special right triangles',
    picture: (
      <>
        <Line d="M6 24V88H43Z" /><Line d="M6 82h6v6" /><At x={24} y={102}>x</At><At x={36} y={50}>2x</At><At x={15} y={46}>30°</At><At x={30} y={84}>60°</At>
        <Line d="M84 24V88H148Z" /><Line d="M84 82h6v6" /><At x={77} y={60}>s</At><At x={116} y={102}>s</At><At x={124} y={50}>s√2</At><At x={96} y={46}>45°</At><At x={128} y={84}>45°</At>
      </>
    ),
    formulas: [<>30°, 60°, 90°: <V>x</V>, <V>x</V>√3, 2<V>x</V></>, <>45°, 45°, 90°: <V>s</V>, <V>s</V>, <V>s</V>√2</>],
  },
  {
    name: 'Box',
    picture: <><Line d="M18 44H98V92H18ZM18 44L48 20H128V66L98 92M98 44L128 20" /><Hidden d="M18 92L48 66H128M48 66V20" /><At x={58} y={105}>ℓ</At><At x={120} y={88}>w</At><At x={137} y={46}>h</At></>,
    formulas: [<><V>V</V> = <V>ℓwh</V></>],
  },
  {
    name: 'Cylinder',
    picture: <><ellipse cx="75" cy="24" rx="38" ry="12" className={styles.line} /><Line d="M37 24V88A38 12 0 0 0 113 88V24" /><Hidden d="M37 88A38 12 0 0 1 113 88" /><Line d="M75 24H113" /><Dot x={75} y={24} /><At x={93} y={20}>r</At><At x={122} y={60}>h</At></>,
    formulas: [<><V>V</V> = π{squared('r')}<V>h</V></>],
  },
  {
    name: 'Sphere',
    picture: <><circle cx="75" cy="55" r="44" className={styles.line} /><Line d="M31 55A44 13 0 0 0 119 55" /><Hidden d="M31 55A44 13 0 0 1 119 55" /><Line d="M75 55H119" /><Dot x={75} y={55} /><At x={96} y={50}>r</At></>,
    formulas: [<><V>V</V> = <span className={styles.fraction}><span>4</span><span>3</span></span> π<V>r</V><Sup>3</Sup></>],
  },
  {
    name: 'Cone',
    picture: <><Line d="M33 86L75 12L117 86" /><Line d="M33 86A42 12 0 0 0 117 86" /><Hidden d="M33 86A42 12 0 0 1 117 86" /><Hidden d="M75 12V86" /><Line d="M75 86H117" /><Dot x={75} y={86} /><At x={68} y={62}>h</At><At x={95} y={82}>r</At></>,
    formulas: [<><V>V</V> = {third} π{squared('r')}<V>h</V></>],
  },
  {
    name: 'Pyramid',
    picture: <><Line d="M22 80L88 96L130 74L76 12ZM88 96L76 12" /><Hidden d="M22 80L66 62L130 74M66 62L76 12" /><Hidden d="M76 12V79" /><At x={50} y={102}>ℓ</At><At x={116} y={96}>w</At><At x={70} y={58}>h</At></>,
    formulas: [<><V>V</V> = {third} <V>ℓwh</V></>],
  },
];
