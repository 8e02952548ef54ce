import { ItemCalibration, placeOf, settingOf } from '@aivy/analysis';
import { skillById } from '@aivy/exam';
import { countFirstTries, framesOf, readAnswers } from '../answers.js';
import { finish } from '../finish.js';
import type { ReportKind } from '../kind.js';

/** Parameters of the items anew; nothing is changed by it until somebody publishes them. */
export const itemCalibration: ReportKind = {
  steps: ['counting answers', 'reading answers', 'fitting parameters', 'judging items'],
  async make(input) {
    const { params, database, progress } = input;
    progress(0, 0);
    const frames = framesOf(await input.bank(), params);
    const counts = await countFirstTries(database, params);
    const capacities = new Map<string, number>();
    for (const { skill, source, n } of counts) {
      const place = placeOf(skillById(skill).subject, settingOf(source));
      capacities.set(place, (capacities.get(place) ?? 0) + n);
    }
    const report = new ItemCalibration(frames, capacities);
    const expected = counts.reduce((sum, { n }) => sum + n, 0);
    for await (const answer of readAnswers(input, { step: 1, expected })) report.add(answer);
    progress(2, 0);
    report.calibrate((share) => progress(2, share));
    progress(3, 0);
    return finish(input, report);
  },
};
