import { unitSkillOf, type FocusAreas } from '@aivy/exam';
import { assembleUnit } from '@aivy/item-bank';
import { answerTo } from './answering.js';
import { evidenceOf, momentsOf } from './marks.js';
import type { Student, World } from './student.js';

const THINKS_BEFORE_MS = 20_000;

/** A daily unit. @param at milliseconds since 1970 @returns when it was finished */
export function doUnit(
  { practice, rows }: World,
  student: Student,
  { day, at, focus }: { day: number; at: number; focus: FocusAreas },
): number {
  const { person, random } = student;
  const { userId } = person;
  const skill = unitSkillOf(day, focus);
  const wish = { skill, ability: student.theta(skill), seen: student.met, seed: `${userId}:${day}` };
  const items = assembleUnit(practice, wish).questions.map(({ item }) => item);
  const given = items.map((item) =>
    answerTo({ item, theta: student.theta(item.skill), slowness: person.slowness }, random),
  );
  const moments = momentsOf(given, at);
  const end = moments.at(-1)! + THINKS_BEFORE_MS;
  rows.add('plan.units', {
    user_id: userId,
    day,
    skill,
    questions: items.map(({ id, version }) => ({ id, version })),
    served_at: new Date(at),
    active_at: new Date(end),
    spent_ms: given.reduce((sum, { spentMs }) => sum + spentMs, 0),
    finished_at: new Date(end),
  });
  for (const [index, { id }] of items.entries()) {
    const { answer, spentMs } = given[index]!;
    if (answer !== '')
      rows.add('plan.unit_answers', {
        user_id: userId,
        day,
        question_id: id,
        answer,
        seq: moments[index],
        spent_ms: spentMs,
      });
  }
  // As plan marks a unit: what was left empty was so when it was finished.
  const times = given.map(({ answer }, index) => (answer === '' ? end : moments[index]!));
  student.record('unit', evidenceOf({ source: `unit:${day}`, items, given, at: times }));
  for (const item of items) student.learn(item);
  return end;
}
