import type { Item } from '../../item/item.js';
import { choice } from '../author.js';

/** Command of Evidence (Quantitative). */
export const EVIDENCE_QUANTITATIVE: readonly Item[] = [
  choice({
    key: 'rw-quant-01', skill: 3, difficulty: 'medium', seconds: 85,
    passage: '<table><caption>Seeds germinated within 30 days, by treatment</caption><thead><tr><th scope="col">Species</th><th scope="col">Untreated</th><th scope="col">Smoke</th><th scope="col">Heat</th></tr></thead><tbody><tr><th scope="row">P</th><td>12%</td><td>58%</td><td>15%</td></tr><tr><th scope="row">Q</th><td>40%</td><td>43%</td><td>41%</td></tr><tr><th scope="row">R</th><td>8%</td><td>11%</td><td>62%</td></tr><tr><th scope="row">S</th><td>21%</td><td>49%</td><td>55%</td></tr></tbody></table><p>Many shrubs of fire-prone regions sprout best after a fire, but fire brings both smoke and heat. To separate the two, botanist Farid Nazari exposed seeds of four shrubs to smoke, to heat, or to neither. He concluded that species differ in which of the two they respond to. For example, ______</p>',
    question: '<p>Which choice most effectively uses data from the table to complete the example?</p>',
    choices: {
      a: 'seeds of species Q germinated at nearly the same rate whether they were treated or not.',
      b: 'heat did little for species P but a great deal for species R, while smoke did the reverse.',
      c: 'more seeds of species S germinated after heat (55%) than after smoke (49%).',
      d: 'smoke raised germination of species P from 12% to 62%, and heat raised that of species R from 8% to 58%.',
    },
    answer: 'b',
    why: 'Species P rises from 12% to 58% with smoke but only to 15% with heat; species R rises from 8% to 62% with heat but only to 11% with smoke. The two respond to different signals, which is the conclusion.',
    wrong: {
      a: ['true-but-off-point', 'The figures are right, but a species that responds to neither treatment does not show different responses.'],
      c: ['true-but-off-point', 'The figures are right, but one species that responds to both does not show that species differ.'],
      d: ['misread-data', 'The two final figures are exchanged: P reached 58% with smoke, and R reached 62% with heat.'],
    },
    hints: [
      'Two things are needed: the statement must agree with the table, and it must illustrate the conclusion.',
      'Underline the conclusion: species differ in which of the two signals they respond to.',
      'How many species does an example of a difference among species need?',
      'Find a species with a large rise in one column only, then another with a large rise in the other column only.',
    ],
  }),
];
