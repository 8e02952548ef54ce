import { ItemAnalysis } from '@aivy/analysis';
import { countFirstTries, framesOf, readAnswers } from '../answers.js';
import { finish } from '../finish.js';
import type { ReportKind } from '../kind.js';

/** Classical statistics of every item from first answers without help. */
export const itemAnalysis: ReportKind = {
  steps: ['counting answers', 'reading answers', 'judging items'],
  async make(input) {
    const { params, database, progress } = input;
    progress(0, 0);
    const frames = await framesOf(await input.bank(), params);
    const report = new ItemAnalysis(frames);
    const expected = await countFirstTries(database, params);
    for await (const answer of readAnswers(input, { step: 1, frames, expected })) report.add(answer);
    progress(2, 0);
    return finish(input, report);
  },
};
