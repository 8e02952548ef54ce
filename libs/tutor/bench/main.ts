/** `npm run bench dialogues`: how the tutor does in written dialogues. Exits with 1 when a bound is missed. */
import fs from 'node:fs';
import { parseArgs } from 'node:util';
import { checksOf } from './checks.js';
import { judgedBy, judgeSheet, readScores } from './judging.js';
import { play, type Transcript } from './play.js';
import { writtenDialogues } from './written.js';

const USAGE = `Usage: npm run bench dialogues [--sealed] [--out FILE]
         [--old FILE --judge-sheet FILE] [--scores FILE] [--seed TEXT]

  --sealed       writes the sealed third too: once per release
  --out          writes the transcripts as JSON
  --old          transcripts of an older release, from its --out
  --judge-sheet  mixes both releases, unlabeled, for two judges
  --scores       reads the judges' scores and prints means and agreement
  --seed         names the sheet; give the same one with --scores`;
const text = { type: 'string' } as const;

const { values: wish } = parseArgs({
  options: {
    help: { type: 'boolean' },
    sealed: { type: 'boolean', default: false },
    out: text,
    old: text,
    'judge-sheet': text,
    scores: text,
    seed: { ...text, default: 'sheet' },
  },
});
if (wish.help) {
  console.log(USAGE);
  process.exit(0);
}
const written = writtenDialogues();
const items = new Map(written.map(({ item }) => [item.key, item]));

if (wish.scores === undefined) process.exit(bench());
console.log('rubric            old   new  kappa');
for (const each of judgedBy(readScores(fs.readFileSync(wish.scores, 'utf8')), [...items.keys()], wish.seed))
  console.log(each.rubric.padEnd(16), ...[each.old, each.new, each.kappa].map((value) => value.toFixed(2).padStart(5)));

function bench(): 0 | 1 {
  const transcripts = written.map(({ dialogue, item }, seed) => play(dialogue, item, seed));
  const shown = (all: readonly Transcript[]) => all.filter(({ sealed }) => wish.sealed || !sealed);
  if (wish.out) fs.writeFileSync(wish.out, JSON.stringify(shown(transcripts), null, 2));
  if (wish.old && wish['judge-sheet']) {
    const old = JSON.parse(fs.readFileSync(wish.old, 'utf8')) as Transcript[];
    fs.writeFileSync(wish['judge-sheet'], judgeSheet({ old: shown(old), new: shown(transcripts) }, items, wish.seed));
  }
  const checks = checksOf(transcripts);
  for (const { name, count, of, most } of checks) {
    const verdict = most === null ? '    ' : count <= most ? 'ok  ' : 'MISS';
    const bound = most === null ? '' : `≤ ${most}`;
    console.log(`${verdict} ${name.padEnd(58)} ${String(count).padStart(10)}  ${bound.padEnd(12)} of ${of} turns`);
  }
  return checks.every(({ count, most }) => most === null || count <= most) ? 0 : 1;
}
