import { tex } from '../tex.js';
import type { Template } from '../template.js';
import { known } from './known.js';
import type { WrongChoice } from '../../content/author.js';

const SETTINGS = [
  {
    people: 'adults in a county',
    who: 'adults',
    treatment: 'a daily walk of thirty minutes',
    did: 'take a daily walk of thirty minutes',
    effect: 'lower blood pressure',
  },
  {
    people: 'students at a college',
    who: 'students',
    treatment: 'studying in groups',
    did: 'study in groups',
    effect: 'higher test scores',
  },
  {
    people: 'employees of a firm',
    who: 'employees',
    treatment: 'working at a standing desk',
    did: 'work at a standing desk',
    effect: 'less back pain',
  },
  {
    people: 'patients of a clinic',
    who: 'patients',
    treatment: 'a breathing exercise',
    did: 'do a breathing exercise each evening',
    effect: 'better sleep',
  },
  {
    people: 'violinists in a state',
    who: 'violinists',
    treatment: 'practicing with a metronome',
    did: 'practice with a metronome',
    effect: 'fewer errors in rhythm',
  },
  {
    people: 'gardeners in a region',
    who: 'gardeners',
    treatment: 'watering in the morning',
    did: 'water their plants in the morning',
    effect: 'a larger harvest',
  },
] as const;

const LENGTHS = ['four weeks', 'six weeks', 'eight weeks', 'three months', 'five months'] as const;

/** What a study shows depends on two draws: who is selected, and who gets the treatment. */
export const causeOrLink: Template = {
  id: 'inference-cause-or-link',
  skill: 30,
  difficulty: 'hard',
  seconds: 90,
  type: 'choice',
  context: true,
  make(draw) {
    const { people, who, treatment, did, effect } = draw.pick(SETTINGS);
    const count = draw.int(5, 30) * 10;
    const [selected, assigned] = [draw.chance(0.5), draw.chance(0.5)];
    const conclusion = (forAll: boolean, cause: boolean): string =>
      `Among ${forAll ? `all ${known(people)}` : `the ${who} in the study, but not necessarily among others`}, ${treatment} ${cause ? `causes ${effect}` : `is linked with ${effect} but may not be its cause`}.`;
    const reason = (forAll: boolean, cause: boolean): string =>
      [
        forAll === selected
          ? ''
          : selected
            ? `The ${who} were selected at random, so the result may be extended to all ${known(people)}.`
            : `The ${who} volunteered, so they may not be like all ${known(people)}.`,
        cause === assigned
          ? ''
          : assigned
            ? 'The groups were made at random, so only the treatment and chance make them different. That does show a cause.'
            : `The ${who} chose for themselves, so the groups may differ in other ways. That doesn't show a cause.`,
      ]
        .filter(Boolean)
        .join(' ');
    const wrong = [
      [true, true],
      [true, false],
      [false, true],
      [false, false],
    ]
      .filter(([forAll, cause]) => forAll !== selected || cause !== assigned)
      .map(([forAll = false, cause = false]): WrongChoice => [
        conclusion(forAll, cause),
        cause === assigned ? 'selection-misjudged' : 'cause-misjudged',
        reason(forAll, cause),
      ]);
    const half = tex(count);
    return {
      type: 'choice',
      question: `<p>${selected ? `From all ${people}, ${tex(2 * count)} were selected at random for a study.` : `A total of ${tex(2 * count)} ${people} volunteered for a study.`} ${assigned ? `Of these ${who}, ${half} were assigned at random to ${did}; the other ${half} did not do so.` : `Of these ${who}, ${half} chose to ${did}; the other ${half} chose not to do so.`} After ${draw.pick(LENGTHS)}, ${effect} was found in the first group more often than in the second, and the difference was too large to be explained by chance. Which conclusion is best supported by the study?</p>`,
      right: conclusion(selected, assigned),
      wrong,
      why: `${selected ? `The ${who} were selected at random, so the result can be extended to all ${known(people)}.` : `The ${who} volunteered, so the result may not hold for all ${known(people)}.`} ${assigned ? 'The treatment was assigned at random, so the difference can be put down to the treatment.' : `The ${who} chose for themselves, so the groups may differ in other ways, and the treatment need not be the cause.`}`,
      simpler: `Ask two questions. Were the ${who} picked at random? ${selected ? 'Yes, so the result fits everyone they stand for.' : 'No, they volunteered, so it only fits the people in the study.'} Were the groups made at random? ${assigned ? 'Yes, so you can say it caused the change.' : 'No, they chose for themselves, so it may only be a link.'}`,
      hints: [
        `How did the ${who} get into the study, and how into the two groups?`,
        'If people are picked at random, who does the result fit?',
        'If the groups are made at random, what can explain the difference?',
        'Which of the two was left to chance here: the pick, the groups, or both?',
      ],
    };
  },
};
