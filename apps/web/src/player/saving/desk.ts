import type { StudentQuestion, Trail, Workspace } from '@aivy/contracts';
import type { RunningTest, SectionRecord } from '..';
import type { KeptAnswer } from '../../core/device/kept-tests';

type Questions = readonly Pick<StudentQuestion, 'id'>[];

/** What lies on the student's desk beside the answers, by question id: the same on every device. */
export function workspaceOf(
  record: SectionRecord,
  position: number,
  questions: Questions,
  annotations: Workspace['annotations'],
  trail?: Trail,
): Workspace {
  return {
    position,
    marked: questions.flatMap(({ id }, index) => (record.marked[index] ? [id] : [])),
    eliminated: Object.fromEntries(
      questions.flatMap(({ id }, index) => (record.eliminated[index] ? [[String(id), record.eliminated[index]]] : [])),
    ),
    annotations,
    ...(trail && { trail }),
  };
}

/** The module or unit as the test page works on it, put together from answers and desk; without one at the first open question. */
export function recordOf(
  questions: Questions,
  answers: readonly KeptAnswer[],
  workspace: Workspace | null,
): Pick<RunningTest, 'position'> & { record: SectionRecord } {
  const given = new Map(answers.map((answer) => [answer.question, answer]));
  const entries = questions.map(({ id }) => given.get(id)?.answer ?? '');
  return {
    position: workspace?.position ?? Math.max(0, entries.indexOf('')),
    record: {
      answers: entries,
      spentMs: questions.map(({ id }) => given.get(id)?.spentMs ?? 0),
      marked: questions.map(({ id }) => workspace?.marked.includes(id) ?? false),
      eliminated: questions.map(({ id }) => workspace?.eliminated[id] ?? ''),
    },
  };
}

/** Of an answer known here and on the server, the one given last; where both are the same the server has it. */
export function newestAnswers(here: readonly KeptAnswer[], server: readonly KeptAnswer[]): KeptAnswer[] {
  const newest = new Map(server.map((answer) => [answer.question, answer]));
  for (const mine of here) {
    const theirs = newest.get(mine.question);
    const spentMs = Math.max(mine.spentMs, theirs?.spentMs ?? 0);
    newest.set(
      mine.question,
      !theirs || mine.seq > theirs.seq ? { ...mine, spentMs, sent: false } : { ...theirs, spentMs },
    );
  }
  return [...newest.values()];
}
