import type { Item } from '../../../item/item.js';
import { reading } from '../../author.js';
import { MAIN_IDEA } from './questions.js';

export const CENTRAL_IDEAS_71_80: readonly Item[] = [
  reading({
    key: 'rw-central-71',
    skill: 1,
    difficulty: 'hard',
    seconds: 100,
    passage:
      '<p>Anyone who has tried to multiply XLVII by XIX on paper will wonder how the Romans, and the merchants of Europe for centuries after them, could put up with such numerals, and histories of mathematics have often treated the arrival of the Arabic ones as a liberation. But nobody did multiply them on paper. Sums were worked out with pebbles or counters on a board, on which the place of a counter shows its value just as the place of a figure does with us; the numerals came in only at the end, when the result had to be written down, a task for which they serve as well as any. What the new figures made possible was to do on the page what had been done on the board. As long as boards were cheap and paper was dear, it was not clear why one should.</p>',
    question: MAIN_IDEA,
    at: 'a',
    right:
      'That Roman numerals are bad for working out sums did not matter as long as sums were worked out by quite other means.',
    wrong: [
      [
        'That Roman numerals were used for so long shows how little merchants had to do with working out difficult sums.',
        'plausible-but-unsupported',
        'Merchants did work out their sums; the text says where and with what.',
        'It would answer the question at the beginning: with easy sums, bad numerals do little harm.',
      ],
      [
        'That Arabic numerals made it possible to show a value by its place freed merchants from using boards and counters.',
        'confused-details',
        'On a board, too, a value is shown by its place, and for a long time it was not clear why one should give up the board.',
        'The new figures did in the end take the place of the board, and histories do speak of a liberation.',
      ],
      [
        'That Arabic numerals were slow to be accepted was due to the fact that results could not be written down with them.',
        'opposite-meaning',
        'For writing down results, both kinds serve equally well.',
      ],
    ],
    why: 'The text turns at “But nobody did multiply them on paper.” Sums were done on boards; numerals only recorded the result, for which Roman ones “serve as well as any.” So their weakness was none in practice.',
    hints: [
      'What makes us wonder about Roman numerals?',
      'How did people really do their sums?',
      'What were the numerals for, then?',
      'Did anyone back then run into the trouble from the first sentence?',
    ],
  }),
  reading({
    key: 'rw-central-72',
    skill: 1,
    difficulty: 'medium',
    seconds: 75,
    passage:
      '<p>All the way up the hill, Samir said his father’s apology over to himself. It was a fine one, with a beginning about the nature of boundaries, and at the third bend he noticed that he had lost the middle. At the gate he had lost the end. Old Haddad came out and waited. “My father says,” Samir began, and as there was nothing there, he went on with what came to him: that they had been wrong about the goat, and had known it the same day, and that it was dull on Sundays with nobody coming down. Haddad heard him to the end. “Your father said that?” “Not in that order,” said Samir.</p>',
    question: '<p>Based on the text, what is true of the apology that Haddad hears?</p>',
    at: 'b',
    right: 'It is plainer than the one that he had been given and comes from Samir himself.',
    wrong: [
      [
        'It is a part of the one that Samir had been given, with its end put first.',
        'ignores-evidence',
        'What Samir says at the end is a way out. At the gate, nothing of what he had learned was left.',
      ],
      [
        'It is offered to Haddad by Samir although his father had not wished for it.',
        'opposite-meaning',
        'The father has sent him up the hill with an apology.',
      ],
      [
        'It is so unlike the father that Haddad takes it for another of his jokes.',
        'not-stated',
        'Haddad is surprised, but there is no word about jokes.',
      ],
    ],
    why: 'The father’s apology was elaborate (“a beginning about the nature of boundaries”), and Samir has forgotten it. “As there was nothing there,” he says simply what he thinks himself. His last answer hides this.',
    hints: [
      'What was the father’s apology like?',
      'How much of the apology is left at the gate?',
      'Where does the apology that he gives come from?',
      'How does Samir’s apology compare with his father’s?',
    ],
  }),
  reading({
    key: 'rw-central-73',
    skill: 1,
    difficulty: 'hard',
    seconds: 95,
    passage:
      '<p>The following text is from a play. A sculptor shows a member of the town council her statue of a general.</p><p>COUNCILOR: He is looking at the town hall.</p><p>SCULPTOR: I was told that he should look where the trouble came from.</p><p>COUNCILOR: The enemy came from the south.</p><p>SCULPTOR: I have read his letters, as you advised. There is hardly anything in them about the south. There is a great deal about boots.</p><p>COUNCILOR: Boots?</p><p>SCULPTOR: He asks for them in every letter. And in every answer they are on their way.</p><p>COUNCILOR: (<em>after a pause</em>) Could he not look down? Many of them look down.</p><p>SCULPTOR: At his feet? I had thought of that.</p>',
    question: '<p>Based on the text, what does the sculptor imply about the general?</p>',
    at: 'c',
    right: 'He suffered more through the council’s neglect than through the enemy.',
    wrong: [
      [
        'He was more concerned with his own boots than with the war in the south.',
        'plausible-but-unsupported',
        'The letters are about boots for a reason. Ask who was writing the answers.',
        'It is what the letters contain, and it would explain why the sculptor mocks.',
      ],
      [
        'He would have been ashamed to look the members of the council in the eye.',
        'reversed-direction',
        'Who of the two has reason to look away: the one who asked or the one who answered?',
        'The councilor would like him to look down, and looking down is a sign of shame.',
      ],
      [
        'He wished to be shown with a look toward the place where he had won.',
        'not-stated',
        'Where the statue should look is decided by others; no wish of the general is mentioned.',
      ],
    ],
    why: 'The statue should look “where the trouble came from,” and the sculptor makes it look at the town hall. The letters show why: the council kept promising boots that did not come. Even looking down, he would see his feet.',
    hints: [
      'Who’s in the town hall?',
      'What did the general keep asking for, and what did they keep answering?',
      'In the sculptor’s eyes, where did the trouble come from?',
      'If the statue looked down, what would people notice?',
    ],
  }),
  reading({
    key: 'rw-central-74',
    skill: 1,
    difficulty: 'easy',
    seconds: 75,
    passage:
      '<p>What good are its stripes to a zebra? One proposal is that they protect it from biting flies. To test this, researchers put striped coats on some horses and plain coats, black or white, on others, and filmed the horseflies that came to them. As many flies flew toward the striped horses as toward the plain ones. In the last moment, however, when a fly has to slow down in order to land, those in front of stripes did not: they flew past or bumped against the cloth. Far fewer managed to settle on it. On the horses’ heads, which were bare in all cases, flies settled equally often.</p>',
    question: '<p>According to the text, what effect did the striped coats have?</p>',
    at: 'd',
    right: 'They kept most flies from landing on the cloth.',
    wrong: [
      [
        'They kept most flies from coming near the horses.',
        'opposite-meaning',
        'As many flies flew toward the striped horses as toward the others.',
      ],
      [
        'They made most flies settle on the heads instead.',
        'ignores-evidence',
        'On the heads, flies settled equally often, whatever the horse was wearing.',
      ],
      [
        'They made most flies slow down before they landed.',
        'reversed-direction',
        'Slowing down is what a fly has to do and, in front of stripes, did not.',
      ],
    ],
    why: 'The flies came as often as to plain coats, but in front of stripes they did not slow down, and “far fewer managed to settle.” The effect concerns the last moment only, and only the striped cloth.',
    hints: [
      'How many flies flew toward each kind of horse?',
      'What happened “in the last moment”?',
      'What do the bare heads show?',
      'At which step did the flies fail?',
    ],
  }),
  reading({
    key: 'rw-central-75',
    skill: 1,
    difficulty: 'medium',
    seconds: 100,
    passage:
      '<p>In hundreds of seventeenth-century Dutch still lifes, a lemon lies half peeled, the rind hanging in a spiral over the edge of the table. It has been read as a warning: fair without, sour within. It has been read as a boast of trade, since lemons came by ship. Such readings can be neither proved nor refuted, and a painting may mean several things. But before one reads, one ought to look with the eyes of a painter, to whom a lemon is first of all a difficulty. There is a skin full of pits, each with its point of light; a white that is not quite white; wet flesh, through which one sees a little way; and a curl that comes forward into the room. Whoever could paint all this within the space of a hand had shown a buyer what he could do with the rest.</p>',
    question: MAIN_IDEA,
    at: 'b',
    right: 'The lemon may owe its place in still lifes to the skill it displays more than to anything it means.',
    wrong: [
      [
        'The lemon was put into still lifes to please buyers, who did not see the warning that it contains.',
        'plausible-but-unsupported',
        'The buyer is shown a skill; whether he saw a warning, and whether there is one, the text leaves open.',
        'Buyers and warning are both in the text, and the painter does have the buyer in mind.',
      ],
      [
        'The lemon cannot have a meaning in still lifes, as the readings proposed for it contradict one another.',
        'too-strong',
        'The text says that the readings cannot be refuted and that a painting may mean several things.',
        'Two readings are set aside one after the other, and neither is proved.',
      ],
      [
        'The lemon is so difficult to paint that only the painters of still lifes had learned how to do so.',
        'not-stated',
        'Other painters are not mentioned; the difficulty is there to explain something else.',
      ],
    ],
    why: 'The readings can be “neither proved nor refuted.” To a painter, the lemon unites many difficulties in a small space, so that a buyer sees “what he could do.” Hence its frequency may be due to skill rather than to meaning.',
    hints: [
      'What are the first two ways to read the lemon?',
      'What’s a lemon “first of all” to a painter?',
      'What does a well-painted lemon tell a buyer?',
      'Does the text throw out the meanings or add a reason of its own?',
    ],
  }),
  reading({
    key: 'rw-central-76',
    skill: 1,
    difficulty: 'medium',
    seconds: 75,
    passage:
      '<p>At nineteen I was paid to read aloud to a mathematician who had lost her sight. I understood nothing of what I read, and she did not seem to mind. She sat with closed eyes, through page upon page of symbols, and stopped me only at three words. “Clearly,” I would read, or “obviously,” or “it is easy to see,” and her hand went up. “Again, please, from the top of the page.” Then she would take a minute, or a day. “He has not done it,” she would say, or, less often, “Well, yes, but it was not easy.” I have become a lawyer since. I still lift my hand a little from the table when I hear one of the three.</p>',
    question: MAIN_IDEA,
    at: 'a',
    right: 'The narrator learned from a listener to be wary of the words that pass over what has to be shown.',
    wrong: [
      [
        'The narrator learned from a listener that mathematics is easy to see for those who close their eyes.',
        'opposite-meaning',
        'She needs a minute or a day at such places, and she often finds that the thing is not easy at all.',
      ],
      [
        'The narrator learned from a listener how to follow pages of symbols without having to understand them.',
        'ignores-evidence',
        'It is not from the symbols that the narrator keeps a habit, but from what made her stop.',
      ],
      [
        'The narrator learned from a listener that lawyers use more words than they need in order to be clear.',
        'not-stated',
        'The number of words is not the point, and she never speaks of lawyers.',
      ],
    ],
    why: 'The mathematician stops at “clearly,” “obviously,” and “it is easy to see,” because something is often missing there. The narrator, now a lawyer, still reacts to these words. What was learned is to distrust them.',
    hints: [
      'At which words does she raise her hand?',
      'What does she find out at words like “clearly”?',
      'What does the narrator still do today?',
      'What do those three words spare a writer?',
    ],
  }),
  reading({
    key: 'rw-central-77',
    skill: 1,
    difficulty: 'medium',
    seconds: 95,
    passage:
      '<p>When the state museums of a certain country ceased to charge for admission, the number of visits rose by half within two years, and the minister announced that art now belonged to everyone. Visits, however, are not visitors. Asked at the doors, a larger part than before turned out to have been there several times that year, and of people who had left school at sixteen, whom it had been the aim to attract, there were no more than before. Nor was this hard to foresee, had anyone looked at the concerts in the park, which never cost anything and to which the same people go. A charge of a few coins will make somebody who likes museums count his visits. It is not what keeps away somebody who has never thought of going.</p>',
    question: MAIN_IDEA,
    at: 'd',
    right: 'Free admission made those who liked museums come more often but did not draw those it was meant for.',
    wrong: [
      [
        'Free admission drew many who had never thought of going, but it did not make them come again.',
        'reversed-direction',
        'Who came several times, and who did not come at all? The text says it the other way around.',
        '“Visits, however, are not visitors” suggests that many newcomers came once and stayed away afterward.',
      ],
      [
        'Free admission raised the number of visits in museums by drawing people away from free concerts.',
        'confused-details',
        'The concerts are mentioned because the same people go to them, not as rivals of the museums.',
      ],
      [
        'Free admission was not needed, since a few coins had not kept anyone who liked museums from going.',
        'opposite-meaning',
        'The charge did make people who like museums “count” their visits; without it they came more often.',
        'The text thinks little of what was achieved, and it does call the charge a few coins.',
      ],
    ],
    why: 'More visits came from people who came several times; of the group that one wished to attract, no more came than before. The last two sentences give the reason: a charge limits those who like museums, but it is not what keeps the others away.',
    hints: [
      'What does the minister conclude?',
      '“Visits, however, are not visitors.” What’s the difference?',
      'Who were they hoping for, and did more of them come?',
      'There are two kinds of people at the end. What does a charge do to each?',
    ],
  }),
  reading({
    key: 'rw-central-78',
    skill: 1,
    difficulty: 'easy',
    seconds: 55,
    passage:
      '<p>In the 1980s, many towns in Japan were slow to build sewers, since residents did not care to pay for something that nobody would ever see. An official of the ministry of construction hit upon a remedy: let each town design the lids for its manholes. Soon there were lids with cranes, castles, and cherry blossoms, some of them in color, and people who had grumbled about the sewers began to take pride in the only part of them that showed. By now nearly every Japanese town has lids of its own, and visitors collect photographs of them.</p>',
    question: MAIN_IDEA,
    at: 'a',
    right: 'Decorated lids helped to win residents over to sewers that they had been unwilling to pay for.',
    wrong: [
      [
        'Decorated lids were made so that visitors would come to towns that had not been known before.',
        'plausible-but-unsupported',
        'Visitors collect photographs now, but this was not the purpose.',
      ],
      [
        'Decorated lids cost towns so much that residents complained about them more than about sewers.',
        'opposite-meaning',
        'People who had grumbled “began to take pride” in the lids.',
      ],
      [
        'Decorated lids show cranes, castles, and cherry blossoms, which every town in Japan is proud of.',
        'detail-not-main-idea',
        'The pictures are examples; the text is about what the lids were for and what they did.',
      ],
    ],
    why: 'Residents did not want to pay for invisible sewers. The lids were the “remedy,” and people “began to take pride.” The main idea joins the problem to the remedy.',
    hints: [
      'Why were towns slow to build sewers?',
      'What was the official’s idea?',
      'How did people feel about the lids?',
      'What did the lids change about the trouble at the start?',
    ],
  }),
  reading({
    key: 'rw-central-79',
    skill: 1,
    difficulty: 'medium',
    seconds: 70,
    passage:
      '<p>The following text is a poem.</p><blockquote><p>She buys her bread in it. She dreams in it.</p><p>She quarrels with the landlord, and has prayed,</p><p>In the new tongue. The old one wouldn’t fit,</p><p>She says, by now, whatever coat she made.</p><p>But give her eggs to count, or steps, or change,</p><p>And watch her mouth. It goes by roads where none</p><p>Of us can follow, quick and low and strange,</p><p>And comes back with the sum when it is done.</p></blockquote>',
    question: '<p>What does the speaker of the poem observe about the woman?</p>',
    at: 'b',
    right: 'For one task she still turns to a language that she believes she has outgrown.',
    wrong: [
      [
        'For most tasks she prefers a language in which she has not yet learned to count.',
        'plausible-but-unsupported',
        'Nothing says that she could not count in the new tongue; the poem tells what she does.',
      ],
      [
        'For those around her she turns what she says into a language they can follow.',
        'confused-details',
        'She speaks the new tongue with everyone. The one moment in which nobody can follow is of another kind.',
      ],
      [
        'For prayers and dreams she has kept a language that she never uses by day.',
        'opposite-meaning',
        'She dreams and prays in the new tongue.',
      ],
    ],
    why: 'In everything else, even in dreams, she uses the new language, and she says that the old one no longer fits. But when she counts, her mouth moves in words that none of the others can follow: she counts in the old one.',
    hints: [
      'What does she use the new tongue for?',
      'What does she say about the old one?',
      '“But” brings in a special case. Which one?',
      'Why can’t anyone follow her then?',
    ],
  }),
  reading({
    key: 'rw-central-80',
    skill: 1,
    difficulty: 'hard',
    seconds: 110,
    passage:
      '<p>From the rate at which heat escapes from the earth, the physicist William Thomson, later Lord Kelvin, reckoned in 1862 that it had taken some hundred million years to cool from a molten state. Geologists needed far more time. That he was wrong by a factor of nearly fifty is usually put down to radioactivity, a source of heat in the rocks of which no one then knew. A consoling story: the reasoning was sound, and only a fact was missing. But to add that heat to his calculation hardly changes the result. In 1895 John Perry, once his assistant, pointed out that everything depended on the assumption that the earth’s interior is rigid and conducts heat as a stone does. If heat were carried about inside by slow motion, as we now know it is, the same rate could be kept up for billions of years.</p>',
    question: MAIN_IDEA,
    at: 'd',
    right: 'Kelvin’s error came mainly from an assumption that could be questioned in his time, as in fact it was.',
    wrong: [
      [
        'Kelvin’s error came mainly from a fact that nobody knew in his time, although his assumptions were questioned as well.',
        'opposite-meaning',
        'This is the “consoling” story. What does adding the unknown heat do to the result?',
        'It is the usual account, and it leaves room for Perry’s objection.',
      ],
      [
        'Kelvin’s error was discovered by Perry, who knew that heat is carried about by slow motion inside the earth.',
        'too-strong',
        'Perry showed what would follow if it were so; that it is so is something “we now know.”',
        'Perry was right, and we look back on him as the one who had the answer.',
      ],
      [
        'Kelvin’s error was smaller than it is usually said to be, since radioactivity hardly changes the result.',
        'wrong-relation',
        'He was wrong by a factor of nearly fifty; that radioactivity changes little concerns the explanation of the error, not its size.',
      ],
    ],
    why: 'The usual story blames an unknown fact, radioactivity. But that heat “hardly changes the result.” What mattered was the assumption of a rigid interior, and Perry questioned it in 1895, with good reasons and in Kelvin’s lifetime.',
    hints: [
      'What’s the usual reason for Kelvin’s error?',
      'Add that heat to his numbers. What happens?',
      'What did Perry point out?',
      'Could someone have known the true cause back then?',
    ],
  }),
];
