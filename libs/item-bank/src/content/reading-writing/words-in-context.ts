import type { Item } from '../../item/item.js';
import { choice } from '../author.js';

const WORDS = '<p>Which choice completes the text with the most logical and precise word or phrase?</p>';

/** Words in Context. */
export const WORDS_IN_CONTEXT: readonly Item[] = [
  choice({
    key: 'rw-words-01', skill: 5, difficulty: 'easy', seconds: 45,
    passage: '<p>Marine biologist Ayumi Ferreira could not observe the deep-sea jellyfish directly, so she looked for other signs of its presence. By collecting traces of the animal’s genetic material from seawater, her team was able to ______ that it lives in an ocean trench where no one has ever photographed it.</p>',
    question: WORDS,
    choices: { a: 'dispute', b: 'conceal', c: 'establish', d: 'recommend' },
    answer: 'c',
    why: 'The team found genetic traces of the jellyfish in the trench, and such traces are evidence that it lives there. To establish a fact is to show, by evidence, that it is true.',
    wrong: {
      a: ['opposite-meaning', 'To dispute that the animal lives there would go against the evidence the team collected.'],
      b: ['wrong-relation', 'Concealing a finding means hiding it, but the text describes how the team found something out.'],
      d: ['word-does-not-fit-object', 'One recommends an action to someone; where an animal lives is a fact, not an action to advise.'],
    },
    hints: [
      'Read the whole text first and say in your own words what the team wanted to know.',
      'The words “other signs of its presence” and “traces” tell you what the team had in hand.',
      'Put a plain word of your own in the blank: what do traces let a scientist do about a claim?',
      'You need a verb for showing, by evidence, that something is so.',
    ],
  }),
  choice({
    key: 'rw-words-02', skill: 5, difficulty: 'hard', seconds: 60,
    passage: '<p>In her study of eighteenth-century coffeehouses, historian Marit Solheim resists the familiar claim that they were open to everyone. She concedes that admission was cheap, but she shows that unspoken codes of dress and speech kept many people away. Solheim’s evidence thus ______ the claim without overturning it altogether: coffeehouses were more open than most institutions of their day, though far less open than legend suggests.</p>',
    question: WORDS,
    choices: { a: 'qualifies', b: 'corroborates', c: 'repudiates', d: 'anticipates' },
    answer: 'a',
    why: 'Solheim accepts part of the claim and limits the rest: coffeehouses were open, but less so than people think. To qualify a claim is to make it less absolute, which fits “without overturning it altogether.”',
    wrong: {
      b: ['opposite-meaning', 'To corroborate is to confirm, yet Solheim shows that the claim goes too far.'],
      c: ['too-strong', 'To repudiate is to reject completely, and the text says that she does not overturn the claim altogether.'],
      d: ['wrong-relation', 'To anticipate is to come before or foresee, but the claim is already familiar when Solheim answers it.'],
    },
    hints: [
      'Decide first whether Solheim agrees with the familiar claim wholly, partly, or not at all.',
      'Look at “concedes … but” and at the words after the blank: “without overturning it altogether.”',
      'The part after the colon restates the meaning: more open than some, less open than others say.',
      'You need a verb for making a statement less sweeping; one of these words has that meaning besides a more common one.',
    ],
  }),
];
