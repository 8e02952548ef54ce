import { createHash } from 'node:crypto';
import { choicesOf, type BankItem } from '@aivy/item-bank';
import { kappaOfScores } from '@aivy/psychometrics';
import { fromHtml } from '../src/text/from-html.js';
import type { Transcript } from './play.js';

const RUBRIC = ['understood', 'correct', 'one step', 'kept the answer', 'language'] as const;
export type Release = 'old' | 'new';

/** A transcript's name on the sheet: it tells judges nothing, and is found again from the scores. */
export const sheetId = (item: string, release: Release, seed: string): string =>
  createHash('sha256').update(`${seed}|${item}|${release}`).digest('hex').slice(0, 8);

/** The transcripts of both releases without their names, in an order that says nothing. */
export function judgeSheet(
  releases: Readonly<Record<Release, readonly Transcript[]>>,
  items: ReadonlyMap<string, BankItem>,
  seed: string,
): string {
  const shown = (['old', 'new'] as const).flatMap((release) =>
    releases[release].map((each) => ({ id: sheetId(each.item, release, seed), each })),
  );
  const parts = shown
    .sort((one, other) => (one.id < other.id ? -1 : 1))
    .map(({ id, each }) => [
      `## ${id}: ${each.item}`,
      questionText(items.get(each.item)!),
      ...each.turns.map((turn, at) => turnText(turn, `${id}.${at + 1}`)),
    ]);
  return `${HOW_TO_JUDGE}\n\n${parts.map((part) => part.join('\n')).join('\n\n')}\n`;
}

/** What a judge has to know: the question as the student sees it, and the answer. */
const questionText = (item: BankItem): string =>
  [
    item.passage,
    /<title>[^<]*<\/title>|<desc>[^<]*<\/desc>/.exec(item.img)?.[0] ?? '',
    item.question,
    ...Object.entries(choicesOf(item) ?? {}).map(([letter, text]) => `${letter}) ${text}`),
    `Answer: ${item.answer}\n`,
  ]
    .filter((part) => part !== '')
    .map(fromHtml)
    .join('\n');

const HOW_TO_JUDGE = `Score each reply from 1 to 5: ${RUBRIC.join(', ')}.
“press b” means the student submits b with the button. Buttons are in brackets.
Write one line per reply: id,judge,${RUBRIC.join(',')}`;

const turnText = ({ said, reply, buttons }: Transcript['turns'][number], id: string): string =>
  `${id}\n  Student: ${said}\n  Tutor: ${reply.replaceAll('\n', '\n    ')}${buttons.map((each) => ` [${each}]`).join('')}`;

/** One judge's scores of one reply. */
export interface Score {
  readonly id: string;
  readonly judge: string;
  /** In the order of the rubric. */
  readonly points: readonly number[];
}

/** Reads `id,judge,understood,…` lines; a head line is skipped. @throws on scores that aren't 1 to 5 */
export const readScores = (csv: string): Score[] =>
  csv
    .split('\n')
    .filter((row) => row.trim() !== '' && !row.startsWith('id,'))
    .map((row) => {
      const [id = '', judge = '', ...points] = row.split(',').map((cell) => cell.trim());
      if (points.length !== RUBRIC.length || points.some((each) => !/^[1-5]$/.test(each)))
        throw new Error(`Not a line of scores: ${row}`);
      return { id, judge, points: points.map(Number) };
    });

export interface Judged {
  readonly rubric: string;
  readonly old: number;
  readonly new: number;
  /** Weighted kappa of the first two judges, over replies that both scored. */
  readonly kappa: number;
}

const mean = (list: readonly number[]): number => list.reduce((sum, each) => sum + each, 0) / list.length;

/** Means of each release and agreement, per rubric. @throws on scores of a transcript that isn't on the sheet */
export function judgedBy(scores: readonly Score[], items: readonly string[], seed: string): Judged[] {
  const releases = new Map(
    items.flatMap((item) => (['old', 'new'] as const).map((each) => [sheetId(item, each, seed), each] as const)),
  );
  const releaseOf = ({ id }: Score): Release => {
    const release = releases.get(id.split('.')[0]!);
    if (!release) throw new Error(`${id} is not on a sheet of this seed.`);
    return release;
  };
  const [one, other] = [...new Set(scores.map(({ judge }) => judge))];
  const byOther = new Map(scores.filter(({ judge }) => judge === other).map((each) => [each.id, each]));
  const both = scores.filter(({ judge, id }) => judge === one && byOther.has(id));
  const meanOf = (release: Release, at: number): number =>
    mean(scores.filter((each) => releaseOf(each) === release).map(({ points }) => points[at]!));
  return RUBRIC.map((rubric, at) => ({
    rubric,
    old: meanOf('old', at),
    new: meanOf('new', at),
    kappa: kappaOfScores(both.map((each) => [each.points[at]!, byOther.get(each.id)!.points[at]!])),
  }));
}
