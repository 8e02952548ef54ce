import type { Item } from '../../item/item.js';
import { choice, reading } from '../author.js';

const QUESTION = '<p>Which choice completes the text with the most logical transition?</p>';

/** Transitions. */
export const TRANSITIONS: readonly Item[] = [
  choice({
    key: 'rw-transitions-01',
    skill: 9,
    difficulty: 'easy',
    seconds: 50,
    passage:
      '<p>Conservators cleaning a seventeenth-century globe wanted to remove a layer of yellowed varnish without harming the ink beneath it. They rejected the usual solvents, which can dissolve old inks. ______ they used a gel that lifts varnish slowly and can be wiped away at any moment.</p>',
    question: QUESTION,
    choices: { a: 'Similarly,', b: 'For example,', c: 'In other words,', d: 'Instead,' },
    answer: 'd',
    why: 'The conservators rejected one thing (the usual solvents) and used another (a gel) in its place. “Instead” marks that replacement.',
    wrong: {
      a: [
        'wrong-logical-link',
        '“Similarly” would need two things that are alike, but the gel is chosen because it is unlike the solvents.',
      ],
      b: ['wrong-logical-link', 'Using a gel is not an example of rejecting solvents or of what solvents can do.'],
      c: ['wrong-logical-link', 'The last sentence adds a new step; it does not restate the sentence before it.'],
    },
    hints: [
      'Say what the second sentence tells about the solvents and what the third tells about the gel.',
      'Do the conservators use both of the two, or only one?',
      'Decide on the relation first: likeness, illustration, restatement, or replacement.',
      'One thing was turned down before the other was taken up; you need a word for that relation.',
    ],
  }),
  reading({
    key: 'rw-transitions-02',
    skill: 9,
    difficulty: 'easy',
    seconds: 45,
    passage:
      '<p>Beekeeper Solveig Aune lost a third of her hives during a long, wet spring. She had stored enough honey to feed the bees, and none of the hives showed signs of disease. ______ she suspected that the damp itself was to blame, and the following winter she raised every hive off the ground.</p>',
    question: QUESTION,
    at: 'b',
    right: 'Therefore,',
    wrong: [
      [
        'Nevertheless,',
        'wrong-logical-link',
        '“Nevertheless” would need a suspicion that goes against the facts before it, but those facts lead to it.',
      ],
      [
        'For instance,',
        'wrong-logical-link',
        'Suspecting the damp is a conclusion, not an example of having enough honey or healthy hives.',
      ],
      [
        'Likewise,',
        'wrong-logical-link',
        '“Likewise” would compare the suspicion with something similar, and nothing similar is mentioned.',
      ],
    ],
    why: 'Two causes, hunger and disease, are ruled out, and the suspicion of damp follows from that. “Therefore” marks a conclusion.',
    hints: [
      'What do the facts about honey and disease tell Aune about her losses?',
      'Two possible explanations are set aside. What does she do with that knowledge?',
      'Decide whether the last sentence goes against, illustrates, or results from what comes before.',
      'The word you need introduces a conclusion drawn from evidence.',
    ],
  }),
  reading({
    key: 'rw-transitions-03',
    skill: 9,
    difficulty: 'easy',
    seconds: 45,
    passage:
      '<p>Many plants of dry regions protect themselves from losing water. Some have leaves covered with a waxy coat. Others drop their leaves altogether when the rains fail. ______ the ocotillo of the Sonoran Desert can lose and regrow its leaves several times in one year.</p>',
    question: QUESTION,
    at: 'a',
    right: 'For example,',
    wrong: [
      [
        'In contrast,',
        'wrong-logical-link',
        'The ocotillo does what the sentence before describes, so nothing is contrasted.',
      ],
      [
        'As a result,',
        'wrong-logical-link',
        'That other plants drop their leaves is not what makes the ocotillo do so.',
      ],
      ['In conclusion,', 'wrong-logical-link', 'The sentence names one plant; it does not sum up the text.'],
    ],
    why: 'The sentence before speaks of plants that drop their leaves, and the ocotillo is one such plant. “For example” introduces a case of a general statement.',
    hints: [
      'Compare the group named in the third sentence with the plant named in the fourth.',
      'Is the ocotillo a member of the group or something set against it?',
      'The text moves from a general statement to a single species.',
      'You need a phrase that announces a particular case.',
    ],
  }),
  reading({
    key: 'rw-transitions-04',
    skill: 9,
    difficulty: 'easy',
    seconds: 45,
    passage:
      '<p>To restore a faded mural in the town of Villa Clavel, painter Ramiro Duarte first photographed every square meter of the wall. ______ he tested tiny patches of paint to learn which pigments had been used. Only after these steps did he pick up a brush.</p>',
    question: QUESTION,
    at: 'd',
    right: 'Next,',
    wrong: [
      [
        'However,',
        'wrong-logical-link',
        'Testing the paint does not go against photographing the wall; both prepare for the work.',
      ],
      [
        'In other words,',
        'wrong-logical-link',
        'Testing paint is a different step, not another way of saying that he took photographs.',
      ],
      [
        'For this reason,',
        'wrong-logical-link',
        'The photographs were not the reason for the tests; both belong to one procedure.',
      ],
    ],
    why: 'The text lists the steps of a procedure in order: “first,” then the tests, and “only after these steps” the brush. “Next” marks the following step.',
    hints: [
      'The passage tells what Duarte did in a certain order.',
      'Look at “first” in the first sentence and “only after these steps” in the last.',
      'The sentence with the blank describes the second of several actions.',
      'You need a word that orders events in time.',
    ],
  }),
  reading({
    key: 'rw-transitions-05',
    skill: 9,
    difficulty: 'easy',
    seconds: 45,
    passage:
      '<p>In the 1920s, visitors to the harbor at Nome could watch dog teams pull freight across the snow every winter day. ______ most of that freight arrives by airplane, and the dog teams run mainly in races.</p>',
    question: QUESTION,
    at: 'c',
    right: 'Today,',
    wrong: [
      [
        'Similarly,',
        'wrong-logical-link',
        'The two sentences describe different ways of moving freight, so likeness is not the relation.',
      ],
      [
        'Consequently,',
        'wrong-logical-link',
        'Airplanes do not carry the freight because visitors once watched dog teams.',
      ],
      [
        'Specifically,',
        'wrong-logical-link',
        'The second sentence does not give details of the first; it describes another time.',
      ],
    ],
    why: 'The first sentence is about the 1920s and uses the past tense; the second describes the present. “Today” marks that change of time.',
    hints: [
      'Look at the verbs: “could watch” in one sentence, “arrives” and “run” in the other.',
      'What has changed between the two sentences besides the means of transport?',
      'The first sentence opens with a time. The second should, too.',
      'You need a word that brings the reader from the past to the present.',
    ],
  }),
  reading({
    key: 'rw-transitions-06',
    skill: 9,
    difficulty: 'easy',
    seconds: 45,
    passage:
      '<p>The new reading room of the Kisumu library is larger than the old one and stays cool without machines, since its thick walls keep out the heat of the day. ______ it catches enough daylight that lamps are needed only in the evening.</p>',
    question: QUESTION,
    at: 'b',
    right: 'In addition,',
    wrong: [
      ['Instead,', 'wrong-logical-link', 'The daylight does not replace the cool air; the room offers both.'],
      [
        'Even so,',
        'wrong-logical-link',
        '“Even so” would set the daylight against the advantages named before, but it is one more of them.',
      ],
      ['That is,', 'wrong-logical-link', 'Catching daylight is not a restatement of being large and cool.'],
    ],
    why: 'Size and coolness are two advantages of the room, and daylight is a third. “In addition” adds it to the list.',
    hints: [
      'Is what the second sentence says about the room good or bad? And what the first sentence says?',
      'Count the advantages of the room.',
      'Decide whether the second sentence replaces, opposes, repeats, or joins the first.',
      'You need a phrase that adds one more point of the same kind.',
    ],
  }),
  reading({
    key: 'rw-transitions-07',
    skill: 9,
    difficulty: 'easy',
    seconds: 45,
    passage:
      '<p>Sea otters were once hunted so heavily along the Pacific coast that some scientists thought they had vanished from California. ______ a small group had survived near Big Sur, and today’s otters along that shore descend from it.</p>',
    question: QUESTION,
    at: 'd',
    right: 'In fact,',
    wrong: [
      [
        'Similarly,',
        'wrong-logical-link',
        'The survival of a group is the opposite of what was thought, so it is not similar to it.',
      ],
      [
        'As a result,',
        'wrong-logical-link',
        'The group did not survive because scientists thought that the otters had vanished.',
      ],
      ['For example,', 'wrong-logical-link', 'A surviving group cannot be an example of animals that had vanished.'],
    ],
    why: 'Scientists thought the otters had vanished, and the truth was otherwise. “In fact” corrects a mistaken belief.',
    hints: [
      'What did some scientists believe about the otters?',
      'Does the second sentence confirm that belief?',
      'The second sentence tells what was really so.',
      'You need a phrase that sets the record straight.',
    ],
  }),
  reading({
    key: 'rw-transitions-08',
    skill: 9,
    difficulty: 'easy',
    seconds: 45,
    passage:
      '<p>Thimbles made of porcelain are admired by collectors for their painted scenes. They are of little use for sewing, ______ because a needle slips easily on the smooth glaze.</p>',
    question: QUESTION,
    at: 'a',
    right: 'however,',
    wrong: [
      [
        'moreover,',
        'wrong-logical-link',
        'Being of little use is not a further reason for admiring the thimbles; it is a drawback.',
      ],
      [
        'for instance,',
        'wrong-logical-link',
        'Being of little use for sewing does not illustrate the admiration of collectors.',
      ],
      [
        'accordingly,',
        'wrong-logical-link',
        'The thimbles are not useless because collectors admire them; the glaze is the reason.',
      ],
    ],
    why: 'The first sentence praises the thimbles; the second names what they are bad at. “However” marks that contrast.',
    hints: [
      'What do collectors like about the thimbles, and what is wrong with them for sewing?',
      'One sentence is favorable, the other is not.',
      'The transition stands in the middle of its sentence, but it links it to the sentence before.',
      'You need a word of contrast.',
    ],
  }),
  reading({
    key: 'rw-transitions-09',
    skill: 9,
    difficulty: 'easy',
    seconds: 50,
    passage:
      '<p>Violin makers have long preferred spruce for the top of the instrument because it is both light and stiff. Guitar makers value the same qualities. ______ many of them choose spruce as well.</p>',
    question: QUESTION,
    at: 'c',
    right: 'Accordingly,',
    wrong: [
      [
        'Otherwise,',
        'wrong-logical-link',
        '“Otherwise” would say what happens if guitar makers did not value these qualities.',
      ],
      ['On the other hand,', 'wrong-logical-link', 'Guitar makers do as violin makers do, so there is no second side.'],
      ['For the time being,', 'wrong-logical-link', 'Nothing says that the choice of spruce is temporary.'],
    ],
    why: 'Guitar makers value lightness and stiffness, and spruce has both, so they choose it. “Accordingly” introduces what follows from that.',
    hints: [
      'Why do violin makers like spruce?',
      'What do guitar makers want from a wood?',
      'The last sentence tells what guitar makers do because of what they value.',
      'You need a word that means “in keeping with that.”',
    ],
  }),
  reading({
    key: 'rw-transitions-10',
    skill: 9,
    difficulty: 'easy',
    seconds: 45,
    passage:
      '<p>The Maldives lie so low that no natural point in the country rises much more than two meters above the sea. ______ even a small rise in sea level worries the people who live there.</p>',
    question: QUESTION,
    at: 'b',
    right: 'Thus,',
    wrong: [
      [
        'Still,',
        'wrong-logical-link',
        '“Still” would suggest that the worry is surprising, but low ground makes it natural.',
      ],
      [
        'Meanwhile,',
        'wrong-logical-link',
        'The worry is not another event that happens at the same time; it comes from the low ground.',
      ],
      ['For one thing,', 'wrong-logical-link', 'The worry is not the first of several reasons for the low ground.'],
    ],
    why: 'Because the land is so low, a small rise matters. “Thus” introduces the consequence.',
    hints: [
      'What does the first sentence say about the height of the islands?',
      'Why would a small change of the sea matter in such a place?',
      'One sentence gives a cause, the other its effect.',
      'You need a short word that introduces an effect.',
    ],
  }),
  reading({
    key: 'rw-transitions-11',
    skill: 9,
    difficulty: 'medium',
    seconds: 55,
    passage:
      '<p>Early reviewers of Nkechi Obafemi’s novel <em>The Ledger</em> complained that its plot wandered. Readers who return to the book tend to notice how closely its chapters answer one another: a debt in the second is paid in the ninth, a promise in the third is broken in the twelfth. What had looked like wandering, ______ turns out to be design.</p>',
    question: QUESTION,
    at: 'd',
    right: 'then,',
    wrong: [
      [
        'for example,',
        'wrong-logical-link',
        'The last sentence draws the conclusion from the examples; it is not a further one.',
      ],
      [
        'by contrast,',
        'wrong-logical-link',
        'The contrast is between wandering and design inside the sentence; the sentence itself agrees with what the returning readers see.',
      ],
      ['likewise,', 'wrong-logical-link', 'No second thing is said to be like the answering chapters.'],
    ],
    why: 'The closely linked chapters show that the first impression was wrong, and the last sentence sums that up. “Then” marks an inference from what has just been said.',
    hints: [
      'What do readers notice about the chapters when they return to the book?',
      'Debts and promises that are taken up later are evidence. Of what?',
      'The last sentence states what the evidence leads to.',
      'You need a word that signals “so it appears.”',
    ],
  }),
  reading({
    key: 'rw-transitions-12',
    skill: 9,
    difficulty: 'medium',
    seconds: 55,
    passage:
      '<p>Because steel expands when it is warm, engineers leave small gaps between the sections of a bridge. On hot days the gaps nearly close; on cold days they widen to the breadth of a hand. ______ a bridge that seems motionless is always, slowly, on the move.</p>',
    question: QUESTION,
    at: 'a',
    right: 'In effect,',
    wrong: [
      [
        'Alternatively,',
        'wrong-logical-link',
        'The moving bridge is not another possibility; it is what the gaps amount to.',
      ],
      [
        'Granted,',
        'wrong-logical-link',
        '“Granted” would concede a point against the writer, but the statement continues the point.',
      ],
      ['Until then,', 'wrong-logical-link', 'No time is named up to which the bridge would move.'],
    ],
    why: 'Gaps that close and widen mean that the bridge moves, although it seems not to. “In effect” tells what the facts amount to.',
    hints: [
      'What do the gaps do over a year?',
      'If the gaps change, what must the sections between them do?',
      'The last sentence puts the facts before it in a more striking way.',
      'You need a phrase that means “what this comes down to is that.”',
    ],
  }),
  reading({
    key: 'rw-transitions-13',
    skill: 9,
    difficulty: 'medium',
    seconds: 55,
    passage:
      '<p>When the Danish astronomer Ole Rømer argued in 1676 that light takes time to travel, he had no clock precise enough to time it over any distance on Earth. ______ he used a clock in the sky: the regular eclipses of one of Jupiter’s moons, which came early or late depending on how far Earth was from the planet.</p>',
    question: QUESTION,
    at: 'c',
    right: 'Instead,',
    wrong: [
      [
        'Indeed,',
        'wrong-logical-link',
        '“Indeed” would stress the lack of a clock, but the sentence tells what took its place.',
      ],
      ['In particular,', 'wrong-logical-link', 'The eclipses are not a particular case of having no clock on Earth.'],
      [
        'At the same time,',
        'wrong-logical-link',
        'Using the eclipses is not something that he did beside timing light on Earth, which he could not do.',
      ],
    ],
    why: 'Rømer could not use a clock on Earth and used the moon’s eclipses in its place. “Instead” marks the substitution.',
    hints: [
      'What did Rømer lack?',
      'What served him where the thing he lacked would have served?',
      'The second sentence speaks of a clock “in the sky,” as against one on Earth.',
      'You need a word that shows one thing standing in for another.',
    ],
  }),
  reading({
    key: 'rw-transitions-14',
    skill: 9,
    difficulty: 'medium',
    seconds: 55,
    passage:
      '<p>Critics of the 1910 census in the mining district of Calder pointed out that its takers had skipped boardinghouses, where most single men lived. The count of families was probably close to the truth. The count of the population as a whole, ______ cannot be relied on.</p>',
    question: QUESTION,
    at: 'b',
    right: 'by contrast,',
    wrong: [
      [
        'in turn,',
        'wrong-logical-link',
        'The unreliable count does not follow the other in a sequence; the two are judged differently.',
      ],
      [
        'for that matter,',
        'wrong-logical-link',
        '“For that matter” would extend the judgment on families to the whole, but the judgments differ.',
      ],
      [
        'as such,',
        'wrong-logical-link',
        'The whole count is not unreliable because the count of families was close to the truth.',
      ],
    ],
    why: 'One count was “probably close to the truth,” and the other “cannot be relied on.” “By contrast” sets the two judgments against each other.',
    hints: [
      'Two counts are judged. How does the judgment on each turn out?',
      'Why would skipping boardinghouses matter less for families?',
      'The sentence with the blank says the opposite of the one before it about another number.',
      'You need a phrase that sets one thing against another.',
    ],
  }),
  reading({
    key: 'rw-transitions-15',
    skill: 9,
    difficulty: 'medium',
    seconds: 55,
    passage:
      '<p>Choreographer Anjali Menon asks her dancers to rehearse in complete silence for the first two weeks. The practice is not meant to be a hardship. ______ it lets the dancers find a shared sense of time before any music can impose one.</p>',
    question: QUESTION,
    at: 'd',
    right: 'Rather,',
    wrong: [
      [
        'Nonetheless,',
        'wrong-logical-link',
        'The purpose of the silence does not go against its not being a hardship; it explains it.',
      ],
      ['Finally,', 'wrong-logical-link', 'No list of reasons precedes this one.'],
      [
        'Conversely,',
        'wrong-logical-link',
        '“Conversely” would turn a relation around, but here a wrong reason is replaced by the right one.',
      ],
    ],
    why: 'The text says what the silence is not meant to be and then what it is for. “Rather” introduces the true purpose after a denied one.',
    hints: [
      'Which explanation of the silence does the text reject?',
      'What does the last sentence offer in place of that explanation?',
      'The pattern is “not this; ______ that.”',
      'You need a word that corrects a possible misunderstanding.',
    ],
  }),
  reading({
    key: 'rw-transitions-16',
    skill: 9,
    difficulty: 'medium',
    seconds: 55,
    passage:
      '<p>Fungi that live among the roots of trees pass water and minerals to them. The trees, ______ supply the fungi with sugars made in their leaves. Neither partner does as well alone.</p>',
    question: QUESTION,
    at: 'a',
    right: 'in return,',
    wrong: [
      [
        'in other words,',
        'wrong-logical-link',
        'Giving sugars is not a restatement of passing water; it is what the other partner does.',
      ],
      ['after all,', 'wrong-logical-link', 'The sugars are not offered as the reason for the water and minerals.'],
      ['on the contrary,', 'wrong-logical-link', 'The trees’ gift does not deny the gift of the fungi.'],
    ],
    why: 'Each partner gives something: the fungi give water and minerals, the trees sugars. “In return” marks the exchange.',
    hints: [
      'Who gives what to whom in each of the first two sentences?',
      'The last sentence calls the two “partners.”',
      'The direction of giving is reversed in the second sentence.',
      'You need a phrase that belongs to an exchange.',
    ],
  }),
  reading({
    key: 'rw-transitions-17',
    skill: 9,
    difficulty: 'medium',
    seconds: 55,
    passage:
      '<p>Archaeologist Hana Sobotka’s team dated the charcoal of one hearth to about 9,000 years ago. A single date can mislead, since old wood may be burned long after the tree has died. ______ the team also dated seeds from the same layer, which live for only one season.</p>',
    question: QUESTION,
    at: 'c',
    right: 'For this reason,',
    wrong: [
      [
        'Despite this,',
        'wrong-logical-link',
        'The team dated the seeds because a single date can mislead, not in spite of it.',
      ],
      [
        'By comparison,',
        'wrong-logical-link',
        'The sentence reports a precaution; it does not compare the risk with another.',
      ],
      [
        'To begin with,',
        'wrong-logical-link',
        'Dating the seeds is not the first step of the account; the charcoal came first.',
      ],
    ],
    why: 'A date from wood may be too old, and so the team dated something short-lived. “For this reason” links the precaution to the risk.',
    hints: [
      'What is the problem with a date that comes from wood?',
      'How do seeds avoid that problem?',
      'The last sentence tells what the team did about the risk.',
      'You need a phrase that presents an action as the answer to a difficulty.',
    ],
  }),
  reading({
    key: 'rw-transitions-18',
    skill: 9,
    difficulty: 'medium',
    seconds: 55,
    passage:
      '<p>The first typewriters were sold to authors and clergymen, who were thought to need neat manuscripts. Few of them bought one. ______ the machines found their buyers in offices, where letters had to be answered by the hundred.</p>',
    question: QUESTION,
    at: 'b',
    right: 'Ultimately,',
    wrong: [
      [
        'Similarly,',
        'wrong-logical-link',
        'Offices bought the machines and authors did not, so the two are not alike.',
      ],
      [
        'In short,',
        'wrong-logical-link',
        'The last sentence adds a new development; it does not sum up the first two.',
      ],
      ['Previously,', 'wrong-logical-link', 'The offices came after the first buyers, not before them.'],
    ],
    why: 'The text tells a story in order: first the expected buyers, who stayed away, and in the end the real ones. “Ultimately” marks the final outcome.',
    hints: [
      'Who was expected to buy the machines, and what happened?',
      'Put the three sentences in the order of time.',
      'The last sentence tells how the story came out.',
      'You need a word that means “in the end.”',
    ],
  }),
  reading({
    key: 'rw-transitions-19',
    skill: 9,
    difficulty: 'medium',
    seconds: 55,
    passage:
      '<p>Linguist Mateo Ixchop records the whistled greetings of shepherds in the hills of western Guatemala. Some differ from valley to valley in pitch, others in length. ______ each valley’s greetings follow one pattern: a rising note, a pause, and a fall.</p>',
    question: QUESTION,
    at: 'd',
    right: 'All the same,',
    wrong: [
      ['For instance,', 'wrong-logical-link', 'A pattern that all greetings share is no instance of how they differ.'],
      ['Hence,', 'wrong-logical-link', 'The shared pattern does not result from the differences in pitch and length.'],
      ['To that end,', 'wrong-logical-link', 'No goal has been named that the pattern would serve.'],
    ],
    why: 'After the differences comes something that holds in spite of them: one common pattern. “All the same” marks a concession of that kind.',
    hints: [
      'What does the second sentence say about the greetings of different valleys?',
      'What does the third say that they have in common?',
      'The likeness is true even though the differences are.',
      'You need a phrase that means “in spite of that.”',
    ],
  }),
  reading({
    key: 'rw-transitions-20',
    skill: 9,
    difficulty: 'medium',
    seconds: 55,
    passage:
      '<p>Paint made with linseed oil dries because the oil takes up oxygen from the air and hardens, a change that can go on for years. Watercolor dries because its water evaporates. ______ the two kinds of paint part ways at the very moment the painter puts down the brush.</p>',
    question: QUESTION,
    at: 'a',
    right: 'In this sense,',
    wrong: [
      [
        'In the meantime,',
        'wrong-logical-link',
        'The last sentence describes no event that takes place while the paints dry.',
      ],
      ['Regardless,', 'wrong-logical-link', 'The paints part ways because of how they dry, not regardless of it.'],
      ['For one,', 'wrong-logical-link', 'The sentence is not the first of several reasons or examples.'],
    ],
    why: 'The paints dry by different processes, and it is in regard to drying that they “part ways.” “In this sense” ties the general claim to what has just been explained.',
    hints: [
      'How does each of the two paints dry?',
      'To “part ways” is to become different. In what respect do the paints do so?',
      'The last sentence makes a claim that is true with regard to the facts before it.',
      'You need a phrase that means “seen from this angle.”',
    ],
  }),
  reading({
    key: 'rw-transitions-21',
    skill: 9,
    difficulty: 'hard',
    seconds: 65,
    passage:
      '<p>Historians of cartography once treated the sea monsters on Renaissance maps as decoration, added to please buyers. Chet Lindqvist notes that the monsters cluster along routes that a mapmaker’s rivals were eager to sail and are rare in waters that nobody wanted to cross. Ornament pleases wherever it is placed. ______ these creatures seem to have been posted where they would discourage.</p>',
    question: QUESTION,
    at: 'c',
    right: 'By comparison,',
    wrong: [
      [
        'To be sure,',
        'wrong-logical-link',
        '“To be sure” would concede a point to the older view, but the sentence speaks against it.',
      ],
      [
        'In kind,',
        'wrong-logical-link',
        'The creatures do not respond to ornament in the same way; they are set against it.',
      ],
      [
        'By extension,',
        'wrong-logical-link',
        'That ornament pleases anywhere does not extend to creatures with a particular place; it differs from them.',
      ],
    ],
    why: 'Ornament would please anywhere, but the creatures stand only where they would deter rivals. “By comparison” measures the creatures against mere ornament and shows how they differ.',
    hints: [
      'What is true of ornament, according to the third sentence?',
      'Are the creatures placed anywhere at all, or only in certain waters?',
      'The third and fourth sentences put two things side by side that behave differently.',
      'You need a phrase that measures one thing against another.',
    ],
  }),
  reading({
    key: 'rw-transitions-22',
    skill: 9,
    difficulty: 'hard',
    seconds: 65,
    passage:
      '<p>That a language has no word for a color does not mean that its speakers cannot see it; in tests, they sort shades as finely as anyone. What a missing word seems to affect is memory: shades that share a name are more easily confused an hour later. ______ vocabulary shapes not the eye’s first report but the form in which that report is kept.</p>',
    question: QUESTION,
    at: 'b',
    right: 'Put differently,',
    wrong: [
      [
        'Even then,',
        'wrong-logical-link',
        'The last sentence does not hold in spite of the findings; it expresses them.',
      ],
      [
        'By the same token,',
        'wrong-logical-link',
        'No second, parallel case follows; the same findings are expressed once more.',
      ],
      ['As a precaution,', 'wrong-logical-link', 'The sentence states a finding and guards against nothing.'],
    ],
    why: '“The eye’s first report” is seeing, which words do not change, and “the form in which that report is kept” is memory, which they do. The sentence says the same as the two before it in other words.',
    hints: [
      'Match “the eye’s first report” with something in the first sentence.',
      'Match “the form in which that report is kept” with something in the second.',
      'Does the last sentence bring a new finding?',
      'You need a phrase that introduces the same idea in a fresh wording.',
    ],
  }),
  reading({
    key: 'rw-transitions-23',
    skill: 9,
    difficulty: 'hard',
    seconds: 65,
    passage:
      '<p>Economist Farah Haddad concedes that the bus line, opened in 2011, lost money in each of its first six years. She denies that it was therefore a failure. Rents along the route rose, two clinics opened within walking distance of its stops, and commuting times fell by a fifth. The line’s accounts, ______ record only what passengers put into the farebox.</p>',
    question: QUESTION,
    at: 'd',
    right: 'after all,',
    wrong: [
      ['similarly,', 'wrong-logical-link', 'What the accounts record is not one more benefit like those just listed.'],
      ['as a result,', 'wrong-logical-link', 'The accounts do not record fares because rents rose and clinics opened.'],
      [
        'in the end,',
        'wrong-logical-link',
        'The sentence does not tell how events turned out; it reminds the reader of what accounts measure.',
      ],
    ],
    why: 'The last sentence gives the reason why losses do not prove failure: the accounts leave out the benefits. “After all” introduces a reminder that supports what has been argued.',
    hints: [
      'What does Haddad admit, and what does she deny?',
      'Would higher rents or new clinics show up among the fares?',
      'The last sentence explains why losing money and succeeding can go together here.',
      'You need a phrase that reminds readers of a fact in support of the argument.',
    ],
  }),
  reading({
    key: 'rw-transitions-24',
    skill: 9,
    difficulty: 'hard',
    seconds: 65,
    passage:
      '<p>A wolf’s howl can carry for several kilometers over open ground, and much less far in dense forest. One might expect forest wolves to howl more often, to make up for the loss. Recordings from both kinds of terrain show no such difference. Forest wolves, ______ leave many more scent marks than wolves of the plains do.</p>',
    question: QUESTION,
    at: 'a',
    right: 'it should be noted,',
    wrong: [
      [
        'for the same reason,',
        'wrong-logical-link',
        'That recordings show no difference in howling is no reason for leaving scent marks.',
      ],
      ['in a word,', 'wrong-logical-link', 'The scent marks are a new fact, not a summary of the recordings.'],
      ['to repeat,', 'wrong-logical-link', 'Scent marks have not been mentioned before.'],
    ],
    why: 'The recordings seem to settle the matter, and then a further fact is brought in that bears on how forest wolves make up for the loss. “It should be noted” introduces such a fact without claiming more than the text supports.',
    hints: [
      'What was expected of forest wolves, and what did recordings show?',
      'Is the fact about scent marks already known to the reader, or is it new?',
      'The last sentence neither results from nor sums up the finding about howls.',
      'You need a phrase that draws attention to a fact that matters for the question.',
    ],
  }),
  reading({
    key: 'rw-transitions-25',
    skill: 9,
    difficulty: 'hard',
    seconds: 65,
    passage:
      '<p>Composer Ifeoma Dike writes out every note of her string quartets, down to the last accent. Her scores for solo flute give the player little more than a row of pitches and an instruction such as “as if remembering.” The difference is not one of trust. A quartet has to agree; a soloist, ______ need persuade nobody.</p>',
    question: QUESTION,
    at: 'c',
    right: 'for her part,',
    wrong: [
      [
        'in consequence,',
        'wrong-logical-link',
        'A soloist’s freedom does not result from the fact that a quartet has to agree.',
      ],
      [
        'in like manner,',
        'wrong-logical-link',
        'The soloist is free where the quartet is bound, so the two are not alike.',
      ],
      ['all in all,', 'wrong-logical-link', 'The clause does not sum up; it turns to the second of two cases.'],
    ],
    why: 'The sentence gives one side of a pair, the quartet, and then turns to the other, the soloist. “For her part” marks the turn to another person’s situation, which differs here.',
    hints: [
      'Which two kinds of players does the passage set beside each other?',
      'What must a quartet do that a soloist need not?',
      'The words after the semicolon turn from one party to the other.',
      'You need a phrase that means “as far as she is concerned.”',
    ],
  }),
  reading({
    key: 'rw-transitions-26',
    skill: 9,
    difficulty: 'hard',
    seconds: 65,
    passage:
      '<p>Materials that heal their own cracks usually do so by releasing a resin from tiny capsules, which work only once: a second crack in the same place finds the capsules empty. The concrete developed by Lucía Ferrán’s team is a living material: it carries dormant bacteria that produce limestone whenever water reaches them and then fall dormant again. ______ it can, in principle, mend itself any number of times.</p>',
    question: QUESTION,
    at: 'b',
    right: 'As such,',
    wrong: [
      [
        'Even so,',
        'wrong-logical-link',
        '“Even so” would grant an obstacle, but mending again and again follows from what the material is.',
      ],
      ['Until then,', 'wrong-logical-link', 'No moment has been named before which the concrete could mend itself.'],
      ['In the event,', 'wrong-logical-link', 'The text reports no outcome that differed from expectation.'],
    ],
    why: 'Bacteria that return to dormancy can act again, so a living material of that kind can heal more than once. “As such” draws the conclusion from what the concrete is.',
    hints: [
      'Why does the usual method work only once?',
      'What happens to the bacteria after they have produced limestone?',
      'The last sentence says what being that kind of material implies.',
      'You need a phrase that means “being what it is.”',
    ],
  }),
  reading({
    key: 'rw-transitions-27',
    skill: 9,
    difficulty: 'hard',
    seconds: 65,
    passage:
      '<p>Letters between the two botanists show that each described the orchid without knowledge of the other’s work. The names that they proposed reached print eleven days apart. Under the rules of the field, the earlier name stands, however slight its lead. ______ the plant is known today by a name that its more thorough describer never used.</p>',
    question: QUESTION,
    at: 'd',
    right: 'So it is that',
    wrong: [
      ['Be that as it may,', 'wrong-logical-link', 'The plant’s name is settled by the rule, not in spite of it.'],
      ['In much the same way,', 'wrong-logical-link', 'No similar case is described; this is the case itself.'],
      ['It is as though', 'wrong-logical-link', 'The text reports a fact, not an appearance.'],
    ],
    why: 'The rule and the eleven days together explain the present name. “So it is that” presents a state of affairs as the outcome of what has been told.',
    hints: [
      'Which rule decides between the two names?',
      'What does that rule, applied to these dates, lead to?',
      'The last sentence states a present fact that the story accounts for.',
      'You need an opening that means “and that is how it comes about that.”',
    ],
  }),
  reading({
    key: 'rw-transitions-28',
    skill: 9,
    difficulty: 'hard',
    seconds: 65,
    passage:
      '<p>It is tempting to read the poet Amaru Quispe’s long silence after 1974 as a protest, and friends of his have said as much. His notebooks from those years, opened to scholars last spring, contain more than two hundred finished poems. ______ what he gave up was not writing but publishing, and an explanation of the one need not be an explanation of the other.</p>',
    question: QUESTION,
    at: 'a',
    right: 'Evidently,',
    wrong: [
      ['Incidentally,', 'wrong-logical-link', 'The remark is the point of the passage, not something said by the way.'],
      [
        'Admittedly,',
        'wrong-logical-link',
        '“Admittedly” would grant something to the view that the text calls tempting, but the notebooks speak against it.',
      ],
      [
        'Alternatively,',
        'wrong-logical-link',
        'The sentence states what the notebooks show; it does not offer a second possibility beside them.',
      ],
    ],
    why: 'The finished poems in the notebooks make it plain that he went on writing. “Evidently” introduces what the evidence makes clear.',
    hints: [
      'What did scholars find in the notebooks?',
      'If there are two hundred finished poems, what had the poet not given up?',
      'The last sentence states what the find makes plain.',
      'You need a word that means “as the evidence shows.”',
    ],
  }),
  reading({
    key: 'rw-transitions-29',
    skill: 9,
    difficulty: 'hard',
    seconds: 65,
    passage:
      '<p>The glaciologist’s model predicts that the shelf of ice will hold for at least two more decades. It assumes that the water beneath the shelf stays as cold as it is now. Sensors lowered through the ice in 2022 found a tongue of warmer water within forty kilometers of the shelf’s edge. The prediction, ______ is best read as a statement about what would happen if nothing changed.</p>',
    question: QUESTION,
    at: 'c',
    right: 'accordingly,',
    wrong: [
      [
        'conversely,',
        'wrong-logical-link',
        'The advice on reading the prediction does not reverse the finding; it follows from it.',
      ],
      [
        'for all that,',
        'wrong-logical-link',
        '“For all that” would uphold the prediction in spite of the warm water, but the text limits it because of the water.',
      ],
      ['at any rate,', 'wrong-logical-link', 'The sentence does not set the finding aside; the finding is its reason.'],
    ],
    why: 'The model assumes cold water, and warmer water is near; so its result holds only if conditions stay the same. “Accordingly” marks this as the consequence.',
    hints: [
      'On what assumption does the prediction rest?',
      'What did the sensors find, and what does it mean for that assumption?',
      'The last sentence tells how to read the prediction because of the finding.',
      'You need a word that means “in view of that.”',
    ],
  }),
  reading({
    key: 'rw-transitions-30',
    skill: 9,
    difficulty: 'hard',
    seconds: 65,
    passage:
      '<p>Defenders of the city’s oldest cinema like to say that it has never closed its doors. Strictly speaking, it closed for eleven weeks in 1958, while its roof was repaired. ______ no other theater in the region has shown films in the same hall, with so little interruption, for so long.</p>',
    question: QUESTION,
    at: 'b',
    right: 'That quibble aside,',
    wrong: [
      [
        'On that account,',
        'wrong-logical-link',
        'The closing of 1958 is no reason for the cinema’s record; it is a small exception to it.',
      ],
      [
        'In the same vein,',
        'wrong-logical-link',
        'The record supports the defenders, while the sentence before corrects them.',
      ],
      [
        'Failing that,',
        'wrong-logical-link',
        'The last sentence does not say what would be so if the correction did not hold.',
      ],
    ],
    why: 'The second sentence makes a small, exact objection; the third goes back to the claim and upholds its substance. “That quibble aside” sets the small objection apart.',
    hints: [
      'How serious is the objection in the second sentence?',
      'Does the third sentence support the cinema’s defenders or its critics?',
      'The words “with so little interruption” take the objection into account.',
      'You need a phrase that puts a minor point out of the way.',
    ],
  }),
];
