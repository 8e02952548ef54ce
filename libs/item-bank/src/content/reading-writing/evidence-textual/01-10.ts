import type { Item } from '../../../item/item.js';
import { choice, reading } from '../../author.js';

export const TEXTUAL_01_10: readonly Item[] = [
  choice({
    key: 'rw-textual-01',
    skill: 2,
    difficulty: 'medium',
    seconds: 75,
    passage:
      '<p>Bumblebees living in cities tend to carry pollen from more kinds of flowers than bumblebees living in farmland do. Ecologist Tamsin Adeyemi proposes that the difference has nothing to do with how far the insects fly. Instead, she argues, city gardens and parks pack many plant species into a small area, so a city bee meets a greater variety of flowers on a trip of the same length.</p>',
    question: '<p>Which finding, if true, would most directly support Adeyemi’s argument?</p>',
    choices: {
      a: 'Tagged bumblebees in cities flew longer distances on each of their trips, on average, than those in farmland did.',
      b: 'Bumblebees in cities and in farmland alike collected more pollen in June than in any other month of the year.',
      c: 'On farms where many plant species grew close together, bumblebees carried pollen as varied as that of city bees.',
      d: 'Bumblebees captured in cities and in farmland turned out to belong to the same three species and to be of similar size.',
    },
    answer: 'c',
    why: 'Adeyemi says that plant variety in a small area, not the place or the distance, makes the difference. If farmland bees with the same variety close by carry equally varied pollen, her explanation is supported.',
    wrong: {
      a: ['opposite-meaning', 'Longer trips in cities would support the explanation by distance, which she rejects.'],
      b: [
        'irrelevant-evidence',
        'The time of year when pollen is collected says nothing about variety in the two places.',
      ],
      d: [
        'irrelevant-evidence',
        'That the bees are alike does not show that the arrangement of plants causes the difference.',
      ],
    },
    hints: [
      'What does Adeyemi think causes the difference, and what does she rule out?',
      'A finding has to be about her cause. What’s her cause, in a few words?',
      'Say you run a test. What’s the one thing you’d change?',
      'What if plants outside a city grew the way they do in city gardens?',
    ],
  }),
  reading({
    key: 'rw-textual-02',
    skill: 2,
    difficulty: 'easy',
    seconds: 60,
    passage:
      '<p>“The Landing at Ferris Point” is a 1911 short story by Cora Maddox. The story portrays Mr. Halloran, the keeper of a general store, as a generous man who takes care that no one should notice his generosity.</p>',
    question: '<p>Which quotation from “The Landing at Ferris Point” most effectively illustrates the claim?</p>',
    right:
      '“He weighed the widow’s flour with his thumb beneath the scale, lifting, so that she got more than she paid for; and then he grumbled at her, loudly, about the weather.”',
    at: 'b',
    wrong: [
      [
        '“He was known from one end of the river to the other, and boatmen who could not have told you the name of the governor could have told you the price of his lamp oil.”',
        'irrelevant-evidence',
        'This shows how well known Mr. Halloran is; it does not concern generosity.',
      ],
      [
        '“He set the box of oranges by the door with a large sign, and he told each customer, one after another, that they were for the children and had cost him dear.”',
        'opposite-meaning',
        'Here he gives openly and boasts of it, the reverse of hiding his generosity.',
      ],
      [
        '“He kept his accounts in a hand so small that nobody but himself could read them, and he counted the coins in the drawer three times every night.”',
        'true-but-off-point',
        'This shows a man who keeps things to himself, but nothing here is generous.',
      ],
    ],
    why: 'Lifting the scale gives the widow “more than she paid for,” which is generous, and grumbling at her loudly hides it. Both parts of the claim are there.',
    hints: [
      'The claim says two things about Mr. Halloran. Which ones?',
      'The lines need a kindness and a cover for it. How might someone cover up a kindness?',
      'In which lines does somebody get more than they should?',
      'You’ve found a kindness. Does he show it off or hide it?',
    ],
  }),
  reading({
    key: 'rw-textual-03',
    skill: 2,
    difficulty: 'medium',
    seconds: 75,
    passage:
      '<p>Many prayer books of the fifteenth century are darkest at the lower corners, where fingers turned the leaves. In one such book, however, historian Philippa Zandvoort noticed a worn patch in the middle of a page, over the painted face of a saint. Rather than blaming damp or careless storage, she hypothesizes that the owner touched the picture in the course of prayer.</p>',
    question: '<p>Which finding, if true, would most directly support Zandvoort’s hypothesis?</p>',
    right:
      'The patch contains residue of skin oils, and a text beside it instructs the reader to lay a hand upon the saint.',
    at: 'd',
    wrong: [
      [
        'The patch is about as large as a coin, and the paint around it was prepared with a costly blue pigment.',
        'irrelevant-evidence',
        'The size of the patch and the price of the paint do not show that anyone touched the picture.',
      ],
      [
        'The page opposite has a worn patch of the same shape, as though water had soaked through both of the leaves.',
        'opposite-meaning',
        'Matching stains from water would support damage by damp, the explanation that she sets aside.',
      ],
      [
        'The lower corners of the pages near the patch are darker than those of the other pages of the book.',
        'plausible-but-unsupported',
        'Dark corners show that these pages were opened often, not that the saint’s face was touched.',
      ],
    ],
    why: 'Skin oils show that fingers touched the spot, and the instruction links the touching with prayer, just as the hypothesis says.',
    hints: [
      'The hypothesis says what was done, and when. What are the two?',
      'What would fingers leave behind that damp wouldn’t?',
      'Some findings fit the idea she rejects. What idea is that?',
      'What would link the worn spot to both touching and praying?',
    ],
  }),
  reading({
    key: 'rw-textual-04',
    skill: 2,
    difficulty: 'hard',
    seconds: 85,
    passage:
      '<p>Song sparrows in cities tend to sing at a higher pitch than those in quiet countryside. The usual explanation is that traffic noise is low in pitch, so that a bird whose songs are low cannot be heard by rivals or mates. Ornithologist Dragan Ito objects that loudness might account for the pattern: a bird that sings louder, for whatever reason, also sings higher, much as people’s voices rise when they shout. On his view, city birds raise their volume against the noise, and the pitch merely comes along.</p>',
    question: '<p>Which finding, if true, would most directly weaken Ito’s view?</p>',
    right:
      'In the presence of recorded traffic noise, song sparrows that were singing no louder than before switched to songs of higher pitch.',
    at: 'a',
    wrong: [
      [
        'In the presence of recorded noise of high pitch, song sparrows sang more loudly than they did in silence, and their pitch rose as well.',
        'opposite-meaning',
        'Louder singing with a rise in pitch, even though higher songs do not help here, is what his view predicts.',
      ],
      [
        'In cities as well as in the countryside, song sparrows that sang at a higher pitch attracted no more mates than other birds did.',
        'irrelevant-evidence',
        'Success with mates does not show whether pitch depends on loudness.',
      ],
      [
        'In cities, song sparrows sang more loudly on weekdays, when there was much traffic, than they did on Sundays.',
        'true-but-off-point',
        'That birds raise their volume against noise is part of his view; it does not weaken it.',
      ],
    ],
    why: 'Ito holds that pitch rises only because volume does. If pitch rises in noise while volume does not, it cannot merely “come along” with loudness.',
    hints: [
      'Ito’s chain starts with noise. What are the next two steps?',
      'To weaken his view, which link would you break?',
      'Suppose loudness and pitch go up together. Does that fit Ito’s view?',
      'What would it do to Ito’s view if one of the two changed without the other?',
    ],
  }),
  reading({
    key: 'rw-textual-05',
    skill: 2,
    difficulty: 'easy',
    seconds: 60,
    passage:
      '<p>When army ants come to a gap in their path, some of them hold on to one another and form a bridge over which the rest can run. Biologist Wanjiru Soto believes that no ant decides that a bridge is needed. Instead, she says, an ant stays in place for as long as it feels other ants walking over it and leaves when the walking stops.</p>',
    question: '<p>Which finding, if true, would most directly support Soto’s belief?</p>',
    right: 'When researchers stopped the flow of ants across a bridge, the ants that formed it soon let go.',
    at: 'c',
    wrong: [
      [
        'When researchers widened the gap under a bridge, more ants joined those that already formed it.',
        'plausible-but-unsupported',
        'More ants joining a longer bridge does not show that being walked on keeps an ant in place.',
      ],
      [
        'When researchers closed the gap under a bridge, the ants walking over it moved at the same speed.',
        'irrelevant-evidence',
        'The speed of the walking ants does not tell why the others stay.',
      ],
      [
        'When researchers stopped the flow of ants across a bridge, the ants that formed it stayed in place.',
        'opposite-meaning',
        'If ants stayed although nobody walked over them, the belief would be wrong.',
      ],
    ],
    why: 'Soto says that an ant “leaves when the walking stops.” Ants that let go when the flow is stopped behave exactly so.',
    hints: [
      'What does Soto think keeps an ant in the bridge?',
      'What would you have to watch for, to test her belief?',
      'How could you change exactly that one condition?',
      'If she’s right, what should the bridge ants do then?',
    ],
  }),
  reading({
    key: 'rw-textual-06',
    skill: 2,
    difficulty: 'medium',
    seconds: 75,
    passage:
      '<p>“The Orchard in January” is a 1926 poem by Ansel Thorne. In the poem, the speaker looks at bare apple trees and regards their stillness not as an absence of life but as a form of preparation.</p>',
    question: '<p>Which quotation from “The Orchard in January” most effectively illustrates the claim?</p>',
    right:
      '“You think they sleep. I tell you they rehearse, / each knot a word held back, a fist of bloom, / counting the dark until the cue is given.”',
    at: 'b',
    wrong: [
      [
        '“O bare and brittle company, your song / went south with summer; what the frost has left / is only wood, and wind to knock against it.”',
        'opposite-meaning',
        'These lines present the winter trees as lifeless, the idea that the speaker turns away from.',
      ],
      [
        '“My father set these rows when I was small; / he paced them out in boots too large for him / and laughed, and drove a stake at every tenth.”',
        'irrelevant-evidence',
        'The lines recall how the orchard was planted; they say nothing about the stillness of the trees.',
      ],
      [
        '“How quiet here. The snow has lent the hill / a patience that it never had in May, / and I, who came to prune, have only stood.”',
        'true-but-off-point',
        'The lines dwell on stillness, but they do not treat it as a preparation for anything.',
      ],
    ],
    why: '“They rehearse,” “held back,” and “until the cue is given” present the trees as getting ready, and “You think they sleep” rejects the idea of mere absence.',
    hints: [
      'The claim says “not … but.” Which half should the lines show?',
      'Being still isn’t enough. What should the stillness be for?',
      'Getting ready looks ahead. What kind of words would show that?',
      'Which lines make the trees sound like people about to go on stage?',
    ],
  }),
  reading({
    key: 'rw-textual-07',
    skill: 2,
    difficulty: 'hard',
    seconds: 85,
    shift: 0.1,
    passage:
      '<p>It is widely held that gossip damages a group by sowing mistrust. Sociologist Efua Marchetti contends, on the contrary, that gossip sustains cooperation, and that it does so chiefly by anticipation: people behave generously less because they have been talked about than because they know that they might be. The effect, she reasons, should therefore depend on whether word of an act could reach those with whom a person will deal in the future.</p>',
    question: '<p>Which finding from an experiment, if true, would most directly support Marchetti’s contention?</p>',
    right:
      'Participants gave more to a partner who could send notes to their future partners than to one who could not, even when no notes were sent.',
    at: 'a',
    wrong: [
      [
        'Participants who learned that a note about them had been sent to a future partner gave more in the next round than those about whom nothing had been written.',
        'true-but-off-point',
        'This is generosity after having been talked about, which she says is the less important cause.',
      ],
      [
        'Participants gave more to a partner who could send notes to the experimenter than to one who could send them to their future partners.',
        'opposite-meaning',
        'If her reasoning is right, notes to future partners should matter more, not less.',
      ],
      [
        'Participants who read unfavorable notes about their partners trusted them less afterward than those who had read no notes at all.',
        'opposite-meaning',
        'This supports the widespread idea that gossip sows mistrust.',
      ],
    ],
    why: 'That people give more when notes could be sent to future partners, “even when no notes were sent,” shows that the mere possibility works, that is, anticipation.',
    hints: [
      '“Chiefly by anticipation”: has the thing that matters already happened?',
      'Who has to be able to hear the gossip for it to work?',
      'Being talked about, or knowing you might be: which one is her cause?',
      'How could gossip be possible without anyone having gossiped?',
    ],
  }),
  reading({
    key: 'rw-textual-08',
    skill: 2,
    difficulty: 'easy',
    seconds: 60,
    passage:
      '<p>In a cave near Vallarque, the clay floor bears dozens of small footprints left thousands of years ago. Some archaeologists have supposed that the prints were made by children taking part in a ceremony. But archaeologist Hiroshi Delacroix argues that the children were simply playing.</p>',
    question: '<p>Which finding, if true, would most directly support Delacroix’s argument?</p>',
    right: 'The prints run in circles and end in long slides down a slope, which were repeated many times.',
    at: 'd',
    wrong: [
      [
        'The prints lead in a single straight line to a wall on which a row of animals has been painted.',
        'opposite-meaning',
        'An orderly path to a painted wall would suit a ceremony better than play.',
      ],
      [
        'The prints were made by children whose ages ranged from about six to about eleven years.',
        'irrelevant-evidence',
        'Children of these ages might have played or have taken part in a ceremony.',
      ],
      [
        'The prints have been preserved well because the entrance of the cave was closed by fallen rock.',
        'irrelevant-evidence',
        'How the prints were preserved does not tell what the children were doing.',
      ],
    ],
    why: 'Running in circles and sliding down a slope again and again is what children do at play.',
    hints: [
      'There are two explanations. Which one does Delacroix defend?',
      'Does a finding tell you what the children were doing, or something else?',
      'How would you expect children to move when they play?',
      'Fun gets done again and again. Which prints show that?',
    ],
  }),
  reading({
    key: 'rw-textual-09',
    skill: 2,
    difficulty: 'medium',
    seconds: 75,
    passage:
      '<p>When the city of Tarrow replaced parking spaces on Mill Street with bicycle lanes, shopkeepers feared for their sales. A year later, sales on the street had risen by 6 percent. City officials claim that the lanes brought customers to the shops. Economist Lorenzo Achebe cautions that sales may have risen for reasons that had nothing to do with the lanes.</p>',
    question: '<p>Which finding, if true, would most strongly support the officials’ claim?</p>',
    right: 'On comparable streets of Tarrow that kept their parking spaces, sales did not rise during the same year.',
    at: 'b',
    wrong: [
      [
        'On Mill Street, a new apartment building with two hundred residents had opened shortly before the lanes did.',
        'opposite-meaning',
        'New residents would offer another reason for the rise, in line with the economist’s caution.',
      ],
      [
        'On Mill Street, shopkeepers who had opposed the lanes said that they had become used to them within a year.',
        'irrelevant-evidence',
        'The opinion of shopkeepers about the lanes does not show what caused sales to rise.',
      ],
      [
        'On most of the shopping streets of Tarrow, sales rose by between 5 and 7 percent during the same year.',
        'opposite-meaning',
        'If sales rose everywhere, the lanes are unlikely to be the cause.',
      ],
    ],
    why: 'If similar streets without lanes had no such rise, then general causes cannot explain the 6 percent, and the lanes remain as the likely reason.',
    hints: [
      'Achebe suspects other causes. What would you want to rule out?',
      'Where could you look for a fair comparison?',
      'If other streets did just as well, would the claim get stronger or weaker?',
      'What should sales do where the lanes are missing, if the claim is right?',
    ],
  }),
  reading({
    key: 'rw-textual-10',
    skill: 2,
    difficulty: 'hard',
    seconds: 85,
    shift: 0.1,
    passage:
      '<p>In Leopold Amsel’s 1898 novel <em>The Subscription</em>, a student argues that the narrator’s praise of the banker Herr Dorn is ironic: while seeming to commend him for a virtue, the narrator lets the reader see that the virtue costs Herr Dorn nothing.</p>',
    question: '<p>Which quotation from <em>The Subscription</em> most effectively illustrates the student’s claim?</p>',
    right:
      '“No man in the district bore the misfortunes of others with greater fortitude, and when the mill burned, it was remarked how calmly he heard of it, over his second glass.”',
    at: 'c',
    wrong: [
      [
        '“He had given to the hospital, in the year of the fever, a sum that obliged him to sell his horses; and of this, to the end of his life, he could not be brought to speak.”',
        'opposite-meaning',
        'Selling his horses shows that this virtue cost him a good deal, and the praise is sincere.',
      ],
      [
        '“He was a hard man, as even his daughters admitted, and those who came to him for an extension of their loans came, for the most part, only once.”',
        'true-but-off-point',
        'This is open criticism; there is no virtue for which he seems to be commended.',
      ],
      [
        '“There hung in his office a motto recommending thrift, and beneath it, from nine until four, sat a clerk whose sleeves bore witness that he had taken it to heart.”',
        'confused-details',
        'The lines are ironic, but the virtue of thrift is shown in the clerk, and Herr Dorn is not praised.',
      ],
    ],
    why: 'The lines praise his “fortitude,” yet what he bears so calmly are “the misfortunes of others,” heard of “over his second glass.” The virtue costs him nothing.',
    hints: [
      'You need three things here: praise, a virtue, and what else?',
      'Irony says one thing and shows another. What would that sound like here?',
      'What does each virtue cost, and who pays?',
      'Whose troubles is he putting up with, and how comfortable is he?',
    ],
  }),
];
