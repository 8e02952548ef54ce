import type { Item } from '../../item/item.js';
import { choice } from '../author.js';

/** Central Ideas and Details. */
export const CENTRAL_IDEAS: readonly Item[] = [
  choice({
    key: 'rw-central-01', skill: 1, difficulty: 'easy', seconds: 60,
    passage: '<p>When the public library of the mill town of Harrow Falls opened in 1903, it kept unusual hours: it did not close until eleven at night. Librarian Edith Kowalczyk had noticed that most mill workers finished their shifts after dark. Staying open meant spending more on lamps and staff, and some council members objected. But within two years, more than half of the people who borrowed books were workers from the mills.</p>',
    question: '<p>Which choice best states the main idea of the text?</p>',
    choices: {
      a: 'The council of Harrow Falls objected to the library because its lamps and staff cost the town too much.',
      b: 'Edith Kowalczyk persuaded the owners of the mills in Harrow Falls to shorten their workers’ shifts.',
      c: 'Libraries in mill towns usually stayed open later in the evening than libraries in other towns did.',
      d: 'By suiting its hours to the schedules of mill workers, a library succeeded in reaching them.',
    },
    answer: 'd',
    why: 'The text tells why the library stayed open late (workers finished after dark) and what came of it (most borrowers were mill workers). The other details support that one point.',
    wrong: {
      a: ['detail-not-main-idea', 'Only some council members objected, to the late hours, and that is one detail on the way to the outcome.'],
      b: ['not-stated', 'The librarian changed the library’s hours; nothing says that the shifts changed.'],
      c: ['too-broad', 'The text is about one library whose hours were unusual, not about mill towns in general.'],
    },
    hints: [
      'A main idea covers the whole text, beginning to end, not a single sentence of it.',
      'Ask what the librarian noticed and what she did about it.',
      'The sentence that begins with “But” tells how the story turned out; the main idea has to include that.',
      'Look for the statement that joins the reason for the hours to their result.',
    ],
  }),
  choice({
    key: 'rw-central-02', skill: 1, difficulty: 'easy', seconds: 55,
    passage: '<p>Potter Inés Quiroga fires her bowls in a pit filled with dry brush. As the brush burns, she smothers it with damp sawdust, which starves the fire of oxygen, and the iron in the clay turns black. Visitors often assume that Quiroga applies a dark glaze, but she uses none. Even the sheen on the bowls has another source: she rubs each one with a smooth stone before the firing, while the clay is still slightly damp.</p>',
    question: '<p>According to the text, what causes the black color of Quiroga’s bowls?</p>',
    choices: {
      a: 'A shortage of oxygen during the firing',
      b: 'A dark glaze that is applied to the clay',
      c: 'Pigment that the sawdust gives off as it burns',
      d: 'A smooth stone that is rubbed on the damp clay',
    },
    answer: 'a',
    why: 'The text says that smothering the brush “starves the fire of oxygen, and the iron in the clay turns black.” The lack of oxygen is the cause.',
    wrong: {
      b: ['opposite-meaning', 'A glaze is what visitors assume; the text says that she uses none.'],
      c: ['plausible-but-unsupported', 'The sawdust matters because it smothers the fire; no pigment in it is mentioned.'],
      d: ['confused-details', 'The stone gives the bowls their sheen, not their color.'],
    },
    hints: [
      'The question asks for a detail that the text states, so find the sentence where the color changes.',
      'Two things about the bowls are explained: their color and their sheen. Keep them apart.',
      'Visitors have one idea about the color. Does the text agree with them?',
      'Follow the chain in the second sentence: what does the damp sawdust do to the fire?',
    ],
  }),
];
