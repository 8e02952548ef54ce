import { ItemCalibration } from '@aivy/analysis';
import { countFirstTries, framesOf, readAnswers } from '../answers.js';
import { finish } from '../finish.js';
import { inGroup } from '../group.js';
import type { ReportKind } from '../kind.js';

/** Parameters of the items anew; nothing is changed by it until somebody publishes them. */
export const itemCalibration: ReportKind = {
  steps: ['counting answers', 'reading answers', 'fitting parameters', 'judging items'],
  async make(input) {
    const { params, database, progress } = input;
    progress(0, 0);
    const bank = await input.bank();
    const frames = await framesOf(bank, params);
    const { focal } = params;
    const report = new ItemCalibration(frames, { anchors: bank.anchors(), compares: focal !== undefined });
    const expected = await countFirstTries(database, params);
    const group = focal && inGroup(focal, 'e.user_id', 2);
    const extra = group && { sql: `${group.sql} as focal`, values: group.values };
    const reading = { step: 1, frames, expected, ...(extra && { extra }) };
    for await (const answer of readAnswers<{ focal?: boolean }>(input, reading)) report.add(answer);
    progress(2, 0);
    report.calibrate((share) => progress(2, share));
    progress(3, 0);
    return finish(input, report);
  },
};
