import { Fragment, type ReactNode } from 'react';
import { isSpelled, type Box, type Row } from '../typeset/index.js';
import styles from './math-field.module.css';

/** What the student is at. */
export interface Marks {
  /** Null where the line is not worked on. */
  caret: number | null;
  /** The row that the caret stands in. */
  owner: Row | null;
  /** The selection; empty when both are the same. */
  from: number;
  to: number;
}

const STROKES: Readonly<Record<string, string>> = {
  '(': 'M7 2Q1 50 7 98',
  ')': 'M1 2Q7 50 1 98',
  '[': 'M7 2H2V98H7',
  '{': 'M7 2Q4 2 4 12V38Q4 50 1 50Q4 50 4 62V88Q4 98 7 98',
  '}': 'M1 2Q4 2 4 12V38Q4 50 7 50Q4 50 4 62V88Q4 98 1 98',
  ']': 'M1 2H6V98H1',
  '|': 'M4 2V98',
};

/** A stroke as tall as what it stands beside. */
const Stroke = ({ path, className = '' }: { path: string; className?: string | undefined }) => (
  <svg className={`${styles.stroke} ${className}`} viewBox="0 0 8 100" preserveAspectRatio="none">
    <path d={path} vectorEffect="non-scaling-stroke" />
  </svg>
);

const Caret = () => <span className={styles.caret} data-caret />;

const isSelected = (box: { from: number; to: number }, { from, to }: Marks): boolean =>
  from < to && box.from >= from && box.to <= to;

/** One row of a typeset line with its boxes side by side. */
export function TypesetRow({ row, marks }: { row: Row; marks: Marks }) {
  const caret = marks.owner === row ? marks.caret : null;
  if (row.boxes.length === 0)
    return (
      <span className={styles.hollow} data-from={row.from} data-to={row.to} data-hollow>
        {caret === null ? null : <Caret />}
      </span>
    );
  const before = caret === null ? -1 : row.boxes.findIndex(({ from }) => caret <= from);
  const inside =
    caret === null ? -1 : row.boxes.findIndex((box) => isSpelled(box) && box.from < caret && caret < box.to);
  const at = inside >= 0 ? -1 : before >= 0 ? before : caret === null ? -1 : row.boxes.length;
  return (
    <>
      {row.boxes.map((box, index) => (
        <Fragment key={box.from}>
          {index === at ? <Caret /> : null}
          <TypesetBox
            box={box}
            before={row.boxes[index - 1]}
            marks={marks}
            cut={index === inside && caret !== null ? caret - box.from : null}
          />
        </Fragment>
      ))}
      {at === row.boxes.length ? <Caret /> : null}
    </>
  );
}

/** Has an operator something on its left? A sign has not, and stands close. */
const isBetween = (before: Box | undefined): boolean =>
  before !== undefined &&
  !(before.kind === 'text' && ['operator', 'relation'].includes(before.look)) &&
  !isMark(before);
/** 3 1 must not look like 31. */
const isNumber = (box: Box | undefined): boolean => box?.kind === 'text' && box.look === 'number';
const isMark = (box: Box): boolean => box.kind === 'text' && box.text === ',';

function TypesetBox({
  box,
  before,
  marks,
  cut,
}: {
  box: Box;
  before: Box | undefined;
  marks: Marks;
  cut: number | null;
}) {
  const selected = isSelected(box, marks) ? styles.selected : '';
  const inner = (row: Row): ReactNode => <TypesetRow row={row} marks={marks} />;
  switch (box.kind) {
    case 'text':
      return (
        <span
          className={`${styles[box.look] ?? ''} ${box.look === 'operator' && isBetween(before) ? styles.between : ''} ${isNumber(box) && isNumber(before) ? styles.apart : ''} ${selected}`}
          data-from={box.from}
          data-to={box.to}
        >
          {cut === null ? (
            <Letters box={box} marks={marks} />
          ) : (
            <>
              {box.text.slice(0, cut)}
              <Caret />
              {box.text.slice(cut)}
            </>
          )}
        </span>
      );
    case 'index':
      return <span className={`${styles.index} ${selected}`}>{inner(box.row)}</span>;
    case 'power':
      return (
        <span className={`${styles.power} ${before && isTall(before) ? styles.high : ''} ${selected}`}>
          {inner(box.row)}
        </span>
      );
    case 'fraction':
      return (
        <span className={`${styles.fraction} ${selected}`} data-edges={`${box.from} ${box.to}`}>
          <span className={styles.top}>{inner(box.top)}</span>
          <span className={styles.bottom}>{inner(box.bottom)}</span>
        </span>
      );
    case 'root':
      return (
        <span className={`${styles.root} ${selected}`}>
          {box.degree === null ? null : (
            <span className={styles.degree}>{typeof box.degree === 'string' ? box.degree : inner(box.degree)}</span>
          )}
          <span className={styles.radicand}>
            <Stroke path="M0 62L2 56L4 96L8 1" className={styles.radical} />
            {inner(box.row)}
          </span>
        </span>
      );
    case 'fence':
      return (
        <span className={`${styles.fence} ${selected}`} data-edges={`${box.from} ${box.to}`}>
          <Stroke path={STROKES[box.open]!} />
          {/* Something without width keeps empty parentheses on the line. */}
          {box.row.boxes.length === 0 && marks.owner !== box.row ? '\u200b' : inner(box.row)}
          <Stroke path={STROKES[CLOSE[box.open]!]!} className={box.close === null ? styles.open : ''} />
        </span>
      );
  }
}

const CLOSE: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}', '|': '|' };

/** The selected part of a number or word is shown as such. */
function Letters({ box, marks }: { box: Extract<Box, { kind: 'text' }>; marks: Marks }) {
  const from = Math.max(marks.from, box.from) - box.from;
  const to = Math.min(marks.to, box.to) - box.from;
  if (from >= to || isSelected(box, marks) || !isSpelled(box)) return box.text;
  return (
    <>
      {box.text.slice(0, from)}
      <span className={styles.selected}>{box.text.slice(from, to)}</span>
      {box.text.slice(to)}
    </>
  );
}

const isTall = (box: Box): boolean =>
  box.kind === 'fraction' || (box.kind === 'fence' && box.row.boxes.some((inner) => isTall(inner)));
