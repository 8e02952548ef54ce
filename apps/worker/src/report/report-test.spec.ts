import { describe, expect, it } from '@jest/globals';
import {
  advanceStage,
  attemptForReport,
  markAttemptRecorded,
  markTestRecorded,
  recordEvidence,
  storeLearner,
  storeReport,
  storeTestReport,
  testForReport,
} from '@aivy/contracts';
import { packBank } from '@aivy/item-bank';
import { FakeServices, FINISHED } from '../../test/fake-services.js';

const form = packBank().currentDiagnosticForm;
const section = { score: 610, score_low: 570, score_high: 650 };
/** As a report of the first releases says them. */
const STORED = { english: section, math: { ...section, theta: 0.5, se: 0.3 } };

describe.each([
  {
    what: 'diagnostic',
    job: 'diagnostic-report',
    read: attemptForReport,
    store: storeReport,
    mark: [advanceStage, markAttemptRecorded],
    answers: 31,
  },
  {
    what: 'full test',
    job: 'full-test-report',
    read: testForReport,
    store: storeTestReport,
    mark: [markTestRecorded],
    answers: 62,
  },
] as const)('the job of a finished $what', ({ job, read, store, mark, answers }) => {
  it('reads the test once, and the owner hears last that the record has it', async () => {
    const services = new FakeServices();
    await services.run(job);
    expect(services.calls).toEqual([read, store, recordEvidence, storeLearner, ...mark]);
    expect(services.notices).toEqual(['report:ready', 'learner:updated']);
    expect([services.entries.length, services.given<{ finished_at: number }>(recordEvidence)!.finished_at]).toEqual([
      answers,
      FINISHED,
    ]);
  });

  it('gives the record the scores of its report', async () => {
    const services = new FakeServices();
    await services.run(job);
    const { sections } = services.report!;
    const { scores } = services.given<{ scores: Record<'english' | 'math', object> }>(recordEvidence)!;
    for (const subject of ['english', 'math'] as const) {
      const { score, score_low, score_high, theta, se } = sections[subject];
      expect(scores[subject]).toEqual({ score, score_low, score_high, theta, se });
    }
  });

  it('leaves a report that is there alone, and records what that one says', async () => {
    const services = new FakeServices();
    services.test = { scores: STORED };
    await services.run(job);
    expect(services.calls).toEqual([read, recordEvidence, storeLearner, ...mark]);
    expect(services.notices).toEqual(['learner:updated']);
    const { scores } = services.given<{ scores: typeof STORED }>(recordEvidence)!;
    expect(scores.math).toEqual(STORED.math);
    // The oldest reports have no ability: 610 is above the middle of the scale.
    expect(scores.english).toMatchObject(section);
    expect((scores.english as { theta?: number }).theta).toBeGreaterThan(0);
  });

  it('records the answers of a report without a score, but no score', async () => {
    const services = new FakeServices();
    services.test = { scores: null };
    await services.run(job);
    expect(services.given(recordEvidence)).toMatchObject({ scores: null });
    expect(services.entries).toHaveLength(answers);
  });

  it('stores the report while the plan is away, and leaves the test to be ordered again', async () => {
    const services = new FakeServices();
    services.away = recordEvidence;
    await expect(services.run(job)).rejects.toMatchObject({ code: 'SERVICE-UNAVAILABLE' });
    expect(services.calls).toEqual([read, store]);
    expect(services.notices).toEqual(['report:ready']);
  });

  it('stores the report for an owner of the release before, who orders the record itself', async () => {
    const services = new FakeServices();
    services.test = { finished_at: undefined };
    await services.run(job);
    expect(services.calls).toEqual([read, store]);
  });

  it('leaves the computation to the job that a plan of the release before has ordered', async () => {
    const services = new FakeServices();
    services.isPlanOlder = true;
    await services.run(job);
    expect(services.calls).toEqual([read, store, recordEvidence, ...mark]);
  });
});

describe('the job of a test that was reported without the record', () => {
  it('brings it into the record with the scores of its report', async () => {
    const services = new FakeServices();
    services.test = { scores: STORED };
    await services.run('record-evidence');
    expect(services.calls).toEqual([attemptForReport, recordEvidence, storeLearner, advanceStage, markAttemptRecorded]);
  });

  it('is tried again until the owner is of this release', async () => {
    const services = new FakeServices();
    services.test = { finished_at: undefined };
    await expect(services.run('record-evidence')).rejects.toMatchObject({ code: 'SERVICE-UNAVAILABLE' });
    expect(services.calls).toEqual([attemptForReport]);
  });
});

describe('a section that was kept from the test before', () => {
  it('counts in the report and is not recorded again', async () => {
    const services = new FakeServices();
    services.test = { kept_section: 'english', repeats_at: FINISHED - 1_000 };
    await services.run('full-test-report');
    expect(services.report!.sections.english.score).toBeGreaterThan(600);
    expect(new Set(services.entries.map(({ item_id: id }) => id))).toEqual(new Set(form.math.map(({ id }) => id)));
    expect(services.given(recordEvidence)).toMatchObject({ repeats_at: FINISHED - 1_000 });
  });
});
