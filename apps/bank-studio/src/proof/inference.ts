import { answers, answerValue, close } from './answer-value.js';
import { numbersIn, type Oracle } from './oracle.js';

/** The population in as many groups as the sample is contained in it, each with as many as the sample had. */
const sameProportion: Oracle = ({ numbers: [population = 0, sample = 1, found = 0] }, answer) => {
  let [left, count] = [population, 0];
  for (; left >= sample; left -= sample) count += found;
  return left === 0 && answers(answer, count);
};

/** Plausible, for the whole population, and exactly the values within the margin: tested percent by percent. */
const withinMargin: Oracle = ({ numbers: [, estimate = 0, margin = 0] }, answer) => {
  const [low = 0, high = low] = numbersIn(answer);
  const claims = (percent: number): boolean => percent >= low && percent <= high;
  const plausible = (percent: number): boolean => Math.abs(percent - estimate) <= margin;
  const agrees = Array.from({ length: 101 }, (_, percent) => percent).every(
    (percent) => claims(percent) === plausible(percent),
  );
  return agrees && /plausible/.test(answer) && / of all /.test(answer);
};

/** The group from which the text says the sample was drawn. */
const sampledGroup: Oracle = ({ question }, answer) => {
  const [, group = ''] = /selected at random from (all [^.]*)\./.exec(question) ?? [];
  return group !== '' && answer.toLowerCase() === group.toLowerCase();
};

/** Two readings of the text: was the selection random, was the assignment random? */
const readsDesign: Oracle = ({ question }, answer) => {
  const [selected, assigned] = [
    /were selected at random for a study/.test(question),
    /were assigned at random/.test(question),
  ];
  if (selected === /volunteered/.test(question) || assigned === /chose to/.test(question)) return false;
  return /^among all /i.test(answer) === selected && / causes /.test(answer) === assigned;
};

/** Tries every number in the population and keeps those within the margin. */
const extremeCount: Oracle = ({ question, numbers: [estimate = 0, size = 0, margin = 0] }, answer) => {
  const plausible = Array.from({ length: size + 1 }, (_, count) => count).filter(
    (count) => Math.abs(count * 100 - estimate * size) <= margin * size,
  );
  return close(answerValue(answer), question.includes('the largest value') ? plausible.at(-1)! : plausible[0]!);
};

/** Half the width of the middle 95 of 100 outcomes, by the usual formula, for both surveys; and a reason that names the sizes. */
const comparesMargins: Oracle = ({ numbers: [first = 1, yesFirst = 0, second = 1, yesSecond = 0] }, answer) => {
  const margin = (size: number, yes: number): number => Math.sqrt((yes * (100 - yes)) / size);
  const wider = margin(first, yesFirst) > margin(second, yesSecond) ? 'A' : 'B';
  const [, claimed, reason = ''] = /greater for survey ([AB]), because survey [AB] (.*)\./.exec(answer) ?? [];
  return claimed === wider && /asked fewer/.test(reason);
};

/** Random, and from the list of exactly the population that the question names. */
const fromWholeList: Oracle = ({ question }, answer) => {
  const [, all = ''] = /among all ([^.]*)\. A survey/.exec(question) ?? [];
  return all !== '' && answer.endsWith(` at random from a list of all ${all}.`);
};

export const INFERENCE_ORACLES: Readonly<Record<string, Oracle>> = {
  'inference-estimate-total': sameProportion,
  'inference-population': sampledGroup,
  'inference-margin-of-error': withinMargin,
  'inference-sample-size': comparesMargins,
  'inference-sampling-method': fromWholeList,
  'inference-cause-or-link': readsDesign,
  'inference-plausible-count': extremeCount,
};
