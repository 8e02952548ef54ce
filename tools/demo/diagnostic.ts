import type { MeasuredScores, Subject } from '@aivy/contracts';
import { SUBJECTS } from '@aivy/exam';
import { markAnswers, type BankItem } from '@aivy/item-bank';
import { scoreDiagnostic } from '@aivy/psychometrics';
import { answerTo, type Given } from './answering.js';
import { evidenceOf, momentsOf } from './marks.js';
import { addMeasurement, scoresOf } from './measurement.js';
import { uuidFrom } from './random-id.js';
import type { Student, World } from './student.js';

/** The first test. @param at milliseconds since 1970 @returns when it was over, and its scores */
export function takeDiagnostic(
  { bank, rows }: World,
  student: Student,
  at: number,
): { end: number; scores: MeasuredScores } {
  const { person, random } = student;
  const form = bank.currentDiagnosticForm;
  const attemptId = uuidFrom(random);
  const given: Record<Subject, Given[]> = { english: [], math: [] };
  let end = at;
  for (const subject of SUBJECTS) {
    const items = form[subject];
    given[subject] = items.map((item) =>
      answerTo({ item, theta: student.theta(item.skill), slowness: person.slowness }, random),
    );
    const moments = momentsOf(given[subject], end);
    end = moments.at(-1) ?? end;
    student.record(
      'diagnostic',
      evidenceOf({ source: `diagnostic:${attemptId}`, items, given: given[subject], at: moments }),
    );
  }
  const answersOf = (subject: Subject) => given[subject].map(({ answer }) => answer);
  const secondsOf = (subject: Subject) => given[subject].map(({ spentMs }) => Math.round(spentMs / 1_000));
  const sectionOf = (subject: Subject) =>
    markAnswers({ items: form[subject], answers: answersOf(subject), seconds: secondsOf(subject) });
  const report = scoreDiagnostic({ english: sectionOf('english'), math: sectionOf('math') }, bank.scaleOf());
  const items: readonly BankItem[] = [...form.english, ...form.math];
  const ended = new Date(end);
  rows.add('diagnostic.attempts', {
    user_id: person.userId,
    attempt_id: attemptId,
    form_id: form.id,
    release: bank.release,
    item_versions: Object.fromEntries(items.map(({ id, version }) => [id, version])),
    english: answersOf('english'),
    math: answersOf('math'),
    english_time: secondsOf('english'),
    math_time: secondsOf('math'),
    start_time: new Date(at),
    end_time: ended,
    status: 'submitted',
    saved_at: ended,
    report,
    report_at: ended,
    evidence_enqueued_at: ended,
    evidence_recorded: true,
  });
  const scores = scoresOf(report);
  addMeasurement(rows, person, { attemptId, source: 'diagnostic', end, day: 0, scores });
  return { end, scores };
}
