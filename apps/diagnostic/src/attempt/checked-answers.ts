import { DomainError, type ErrorDetail, type InputOf, type saveAnswers, type Subject } from '@aivy/contracts';
import { entryFaults, parseUtcStamp, SUBJECTS } from '@aivy/exam';
import { countedAnswers, type AnsweredForm } from './answered-forms.service.js';
import type { AttemptContent } from './attempt.repository.js';

type Progress = InputOf<typeof saveAnswers>;

const EARLIEST = Date.UTC(2024, 0, 1);
/** Times come from the student's device, whose clock may be off; a test must not be lost over it. */
const CLOCK_SKEW_MS = 24 * 3600 * 1000;

function plausibleMoment(stamp: string): Date | null {
  const moment = parseUtcStamp(stamp);
  return moment && moment.getTime() >= EARLIEST && moment.getTime() <= Date.now() + CLOCK_SKEW_MS ? moment : null;
}

/** What does not fit in the answers and times of one section. */
function sectionFaults(form: AnsweredForm, subject: Subject, sent: Progress): ErrorDetail[] {
  const [items, length] = [form.items[subject], form.length[subject]];
  const details: ErrorDetail[] = [];
  if (sent[subject].length !== length) details.push({ path: subject, message: `Needs ${length} answers` });
  else {
    const answers = countedAnswers(form, subject, sent[subject]);
    const types = items.map(({ type }) => type);
    for (const index of entryFaults(types, answers.slice(0, items.length)) ?? [])
      details.push({ path: `${subject}.${index}`, message: 'Does not fit its question' });
    answers.forEach((answer, index) => {
      if (index >= items.length && answer !== '')
        details.push({ path: `${subject}.${index}`, message: 'Belongs to a question that was not shown yet' });
    });
  }
  if (sent[`${subject}_time`].length !== length)
    details.push({ path: `${subject}_time`, message: `Needs ${length} times` });
  return details;
}

/**
 * Holds what a student sends against the form that they saw.
 * @param end the moment of the submit, if it is one
 * @throws DomainError DT-INVALIDINPUT with every fault
 */
export function checked(
  form: AnsweredForm,
  sent: Progress,
  end?: string,
): { content: AttemptContent; endTime: Date | null } {
  const details = SUBJECTS.flatMap((subject) => sectionFaults(form, subject, sent));
  const startTime = plausibleMoment(sent.start_time);
  if (!startTime) details.push({ path: 'start_time', message: 'Names no moment at which a test can have begun' });
  const endTime = end === undefined ? null : plausibleMoment(end);
  if (end !== undefined && (!endTime || (startTime && endTime < startTime)))
    details.push({ path: 'end_time', message: 'Names no moment after the start' });
  if (!startTime || details.length > 0) throw new DomainError('DT-INVALIDINPUT', details);
  const answersOf = (subject: Subject) =>
    countedAnswers(form, subject, sent[subject]).map((answer) => answer.trim().toLowerCase());
  const { english, math } = form.items;
  return {
    content: {
      formId: form.id,
      itemVersions: Object.fromEntries([...english, ...math].map((item) => [item.id, item.version])),
      itemIds: form.adaptive && { english: english.map(({ id }) => id), math: math.map(({ id }) => id) },
      release: form.release,
      english: answersOf('english'),
      math: answersOf('math'),
      englishTime: sent.english_time,
      mathTime: sent.math_time,
      startTime,
    },
    endTime,
  };
}
