import { DifReport } from '@aivy/analysis';
import { STATES, type ReportGroup } from '@aivy/contracts';
import { countFirstTries, framesOf, readAnswers } from '../answers.js';
import { finish } from '../finish.js';
import { inGroup } from '../group.js';
import type { ReportKind } from '../kind.js';

/** Do items of tests work for a group as for the rest of equal ability? */
export const dif: ReportKind = {
  steps: ['counting answers', 'reading answers', 'comparing groups'],
  async make(input) {
    const { params, database, progress } = input;
    progress(0, 0);
    const focal = params.focal ?? {};
    const frames = await framesOf(await input.bank(), params);
    const report = new DifReport(frames, inWords(focal));
    const expected = await countFirstTries(database, params);
    const { sql, values } = inGroup(focal, 'e.user_id', 2);
    const extra = { sql: `${sql} as focal`, values };
    for await (const answer of readAnswers<{ focal: boolean }>(input, { step: 1, frames, expected, extra }))
      report.add(answer);
    progress(2, 0);
    return finish(input, report);
  },
};

/** A group, as a sentence names it. */
function inWords({ grade, state, time_factor, plan_months }: ReportGroup): string {
  const parts = [
    ...(grade === undefined ? [] : [`in grade ${grade}`]),
    ...(state === undefined ? [] : [state === 'OO' ? 'outside the United States' : `in ${STATES[state]}`]),
    ...(time_factor === undefined ? [] : [time_factor === 'extended' ? 'with extended time' : 'with standard time']),
    ...(plan_months === undefined ? [] : [`with a plan of ${plan_months} ${plan_months === 1 ? 'month' : 'months'}`]),
  ];
  return `students ${parts.join(' ')}`.trim();
}
