import type { Finding } from '@aivy/contracts';
import type { ReportJob } from '../model/report';
import type { ProposalRow } from '../model/proposals';

export const idOf = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** A report as the service lists it; one that waits unless said otherwise. */
export const job = (part: Partial<ReportJob> = {}): ReportJob => ({
  id: idOf(1),
  kind: 'cohort-scores',
  params: { group: {}, period: { from: '2026-08-25', to: '2026-11-22' } },
  state: 'waiting',
  progress: 0,
  step: null,
  step_number: null,
  steps: null,
  place: null,
  made_by: 'analyst',
  created_at: '2026-11-22T09:00:00.000Z',
  started_at: null,
  finished_at: null,
  kept_until: null,
  rows: null,
  reason: null,
  published_release: null,
  ...part,
});

export const finding: Finding = {
  title: 'A second and third hint carry over. The explanation alone does not.',
  points: [
    { label: 'First hint', n: 1904, value: 1.2, low: -2, high: 4.4 },
    { label: 'Second hint', n: 1377, value: 4.6, low: 1.3, high: 7.9 },
    { label: 'Explanation only', n: 286, value: -3.8, low: -7.4, high: -0.2 },
  ],
  unit: 'Percentage points against the same chance without help',
  note: 'Twin solved later without help.',
};

/** Of a calibration, a sound item with new parameters unless said otherwise. */
export const proposal = (id: number, part: Partial<ProposalRow> = {}): ProposalRow => ({
  ...{ item_id: id, key: `math-item-${id}`, section: 'math', setting: 'exam', state: 'operational', anchor: null },
  ...{ answers: 400, n: 400, left_out: 0, a: 1.25, b: 0.5, c: 0.2, b_sd: 0.48 },
  ...{ proposed_a: 1.1, proposed_b: 0.7, proposed_c: 0.18, se_b: 0.12, rmsd: 0.03, change_b: 0.1 },
  ...{ median_seconds: 48, dif_class: null, proposed_state: null, reasons: null, alarm: false },
  ...part,
});
