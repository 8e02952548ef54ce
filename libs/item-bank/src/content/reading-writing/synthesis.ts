import type { Item } from '../../item/item.js';
import { choice } from '../author.js';

const NOTES = '<p>While researching a topic, a student has taken the following notes:</p>';
const USES_NOTES = 'Which choice most effectively uses relevant information from the notes to accomplish this goal?</p>';

/** Rhetorical Synthesis. */
export const SYNTHESIS: readonly Item[] = [
  choice({
    key: 'rw-synthesis-01', skill: 8, difficulty: 'medium', seconds: 70,
    passage: `${NOTES}<ul><li>Ama Owusu-Darko is a textile artist from Ghana.</li><li>She makes large hangings from strips of discarded fishing net.</li><li>Her 2016 hanging <em>Tide Ledger</em> is 9 meters wide.</li><li>It took eleven months to complete.</li><li>Her 2021 hanging <em>Low Water</em> is 3 meters wide.</li><li>Both hangings are dyed with indigo.</li></ul>`,
    question: `<p>The student wants to emphasize a difference between the two hangings. ${USES_NOTES}`,
    choices: {
      a: 'Ama Owusu-Darko, who makes hangings from discarded fishing net, dyed both <em>Tide Ledger</em> and <em>Low Water</em> with indigo.',
      b: '<em>Tide Ledger</em>, which textile artist Ama Owusu-Darko made in 2016, took eleven months to complete.',
      c: 'At 9 meters across, <em>Tide Ledger</em> is three times as wide as Owusu-Darko’s later hanging <em>Low Water</em>.',
      d: 'Among the large hangings that Ama Owusu-Darko has made from discarded fishing net are <em>Tide Ledger</em> and <em>Low Water</em>.',
    },
    answer: 'c',
    why: 'It names both hangings and says how they differ: one is 9 meters wide, three times the width of the other, which is 3 meters.',
    wrong: {
      a: ['goal-not-met', 'It names something the hangings have in common, their dye, rather than a difference.'],
      b: ['goal-not-met', 'It speaks of only one of the hangings, so it shows no difference between them.'],
      d: ['goal-not-met', 'It names both hangings but only groups them; nothing in it sets them apart.'],
    },
    hints: [
      'Every choice may agree with the notes. What decides is the goal, so read it twice.',
      'A difference needs two things to be compared. Which notes give the same kind of fact about each hanging?',
      'Notes about what the hangings share do not serve this goal.',
      'Look for a sentence that sets one hanging’s measure against the other’s.',
    ],
  }),
  choice({
    key: 'rw-synthesis-02', skill: 8, difficulty: 'hard', seconds: 80,
    passage: `${NOTES}<ul><li>Fish and shrimp fill healthy coral reefs with constant crackling and popping.</li><li>Young fish use these sounds to find a reef where they can settle.</li><li>Dead reefs are nearly silent.</li><li>In 2022, Keoni Makoa’s team placed underwater speakers beside patches of dead coral and played recordings of a healthy reef.</li><li>After 40 days, these patches held twice as many fish as patches without speakers.</li></ul>`,
    question: `<p>The student wants to explain the team’s reason for using recordings. ${USES_NOTES}`,
    choices: {
      a: 'After 40 days, patches of dead coral where Makoa’s team had played recordings of a healthy reef held twice as many fish as other patches did.',
      b: 'Fish and shrimp fill healthy coral reefs with constant crackling and popping, whereas dead reefs are nearly silent.',
      c: 'Because young fish find a home by its sounds, which dead reefs lack, Makoa’s team supplied them with recorded ones.',
      d: 'In 2022, Makoa’s team placed underwater speakers beside patches of dead coral and played recordings of a healthy reef.',
    },
    answer: 'c',
    why: 'It gives the reason, that young fish depend on sounds which dead reefs lack, and ties it to what the team did.',
    wrong: {
      a: ['goal-not-met', 'It reports what came of the recordings, not why the team decided to use them.'],
      b: ['goal-not-met', 'It gives background on reefs but mentions neither the team nor the recordings.'],
      d: ['goal-not-met', 'It says what the team did and when but gives no reason.'],
    },
    hints: [
      'The goal asks for a reason. Decide which notes tell why, and which tell what was done or what happened.',
      'Two of the notes have to be joined to make the reasoning complete.',
      'How do young fish choose where to settle, and what is missing on a dead reef?',
      'Look for a sentence that links that missing thing to the team’s decision.',
    ],
  }),
];
