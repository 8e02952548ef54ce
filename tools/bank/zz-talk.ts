import { packItems } from '@aivy/item-bank';
import {
  decide,
  decideFeedback,
  renderMove,
  startTutor,
  toHintContext,
  toReviewContext,
  withAttempt,
  isComplete,
} from '@aivy/tutor';
const [key, ...lines] = process.argv.slice(2);
const item = { ...packItems().find((i) => i.key === key)!, id: 7, version: 1 } as never as Parameters<
  typeof toHintContext
>[0];
let state = startTutor(5);
for (const line of lines) {
  const submit = line.startsWith('!') ? line.slice(1) : null;
  if (submit) state = withAttempt(state, submit);
  const context = isComplete(item, state) ? toReviewContext(item, state) : toHintContext(item, state);
  const d = submit ? decideFeedback(context, state) : decide(context, state, line);
  state = d.state;
  const r = renderMove(d.move, context, state);
  console.log(
    `S: ${line}\nA: [${d.move.move}] ${r.text}${d.move.suggestions ? '  {' + d.move.suggestions.join(' | ') + '}' : ''}`,
  );
}
