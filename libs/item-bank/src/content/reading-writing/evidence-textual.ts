import type { Item } from '../../item/item.js';
import { choice, reading } from '../author.js';

/** Command of Evidence (Textual). */
export const EVIDENCE_TEXTUAL: readonly Item[] = [
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
      'State the argument first: what does Adeyemi think causes the difference, and what does she rule out?',
      'Supporting evidence has to bear on her cause, the many species within a small area.',
      'Imagine a test: change only the supposed cause and see whether the result follows it.',
      'What would you expect to see outside a city if plants there were arranged as they are in city gardens?',
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
      'The claim has two parts: what kind of man he is and what he takes care of.',
      'The right lines must show a kindness and an attempt to cover it.',
      'In which lines does somebody receive more than is due?',
      'Once you have found a kindness, ask whether he shows it off or disguises it.',
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
      'The hypothesis says what was done (touching) and when (during prayer).',
      'What would fingers leave behind that damp would not?',
      'Some findings would fit the explanation she rejects. Be careful of those.',
      'The best support connects the worn spot itself with both touching and praying.',
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
      'State Ito’s chain: noise leads to what, which then leads to what?',
      'To weaken the view, break the link between loudness and pitch.',
      'Findings in which loudness and pitch rise together agree with Ito.',
      'What would happen if one of the two changed without the other?',
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
      'What, according to Soto, keeps an ant in its place in the bridge?',
      'Her belief makes a prediction about what happens when the walking ends.',
      'Look for a test in which exactly that condition is changed.',
      'If the belief is right, what should the ants of the bridge do then?',
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
      'The claim contains “not … but”: the lines should point toward the second idea.',
      'Stillness alone is not enough. What must the stillness be for?',
      'Preparation looks forward to something; search for words about what is to come.',
      'Which speaker compares the trees to performers before a performance?',
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
      '“Chiefly by anticipation”: the cause is something that has not happened yet.',
      'Which people must be able to hear the gossip for it to have an effect?',
      'Separate having been talked about from knowing that one might be.',
      'The best test keeps gossip possible and makes sure that none has in fact occurred.',
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
      'Two explanations are mentioned; which one does Delacroix defend?',
      'Ask of each finding whether it tells what the children were doing.',
      'What movements would you expect from children at play?',
      'Look for prints that show movement done for fun and done over and over.',
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
      'Achebe suspects other causes. What would show that other causes were not at work?',
      'A comparison helps: what happened where there were no new lanes?',
      'If other streets did just as well, would the claim be stronger or weaker?',
      'The claim gains support when the rise appears together with the lanes and is missing without them.',
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
      'Three conditions must be met: praise of Herr Dorn, a virtue, and a sign that it is cheap.',
      'Irony says one thing and lets another be seen. Open blame is not irony.',
      'Ask what each virtue has cost, and whom.',
      'Whose troubles are being endured, and in what comfort?',
    ],
  }),
  reading({
    key: 'rw-textual-11',
    skill: 2,
    difficulty: 'easy',
    seconds: 60,
    passage:
      '<p>Elephants produce rumbles so low that people cannot hear them. The rumbles travel through the air, but they also cause faint vibrations in the ground. Zoologist Nomvula Keane hypothesizes that elephants can detect a distant herd by sensing these vibrations through their feet.</p>',
    question: '<p>Which finding, if true, would most directly support Keane’s hypothesis?</p>',
    right: 'Elephants became alert when recorded rumbles were sent through the ground but not through the air.',
    at: 'd',
    wrong: [
      [
        'Elephants became alert when recorded rumbles were sent through the air but not through the ground.',
        'opposite-meaning',
        'A reaction to sound in the air alone would not involve the feet at all.',
      ],
      [
        'Elephants that lived in large herds produced more rumbles in the course of a day than others did.',
        'irrelevant-evidence',
        'How often elephants rumble does not show how they detect one another.',
      ],
      [
        'Elephants were found to walk on the tips of their toes, with a thick pad of fat beneath the heel.',
        'plausible-but-unsupported',
        'The shape of the foot alone does not show that elephants sense vibrations with it.',
      ],
    ],
    why: 'If the sound is absent from the air, only the vibrations in the ground can have alerted the elephants.',
    hints: [
      'Rumbles travel in two ways. Which of them does the hypothesis concern?',
      'A good test lets the elephants have one kind of signal without the other.',
      'Which signal would reach the feet?',
      'Look for a reaction when only that signal is present.',
    ],
  }),
  reading({
    key: 'rw-textual-12',
    skill: 2,
    difficulty: 'medium',
    seconds: 75,
    passage:
      '<p>A portrait in a small museum in Lisbon has long been attributed to the workshop of the painter Jorge Valadim, who employed many assistants. Assistants, curator Beatriz Haddad explains, worked from the master’s finished drawings, which they transferred to the panel, whereas Valadim himself invented as he went along. Haddad believes that this portrait was painted by Valadim alone.</p>',
    question: '<p>Which finding, if true, would most directly support Haddad’s belief?</p>',
    right: 'Infrared images reveal that the position of the sitter’s head was changed twice during painting.',
    at: 'a',
    wrong: [
      [
        'Infrared images reveal a line of tiny dots of the kind that is left when a drawing is transferred.',
        'opposite-meaning',
        'Traces of transfer point to an assistant who copied a finished drawing.',
      ],
      [
        'Chemical tests reveal that the paint contains pigments available in Lisbon in Valadim’s lifetime.',
        'irrelevant-evidence',
        'Master and assistants alike could have used these pigments.',
      ],
      [
        'Records of the museum reveal that the portrait once belonged to a member of Valadim’s family.',
        'plausible-but-unsupported',
        'The family might have owned works by assistants; this does not show who painted the portrait.',
      ],
    ],
    why: 'Valadim “invented as he went along,” so changes made during the painting point to him and not to an assistant copying a finished drawing.',
    hints: [
      'What distinguished the master’s way of working from that of his assistants?',
      'The evidence has to show how this portrait was made.',
      'What traces would somebody leave who worked things out on the panel itself?',
      'A copy of a finished drawing needs no second thoughts. What would second thoughts look like?',
    ],
  }),
  reading({
    key: 'rw-textual-13',
    skill: 2,
    difficulty: 'hard',
    seconds: 85,
    passage:
      '<p>Speakers of tonal languages, in which pitch distinguishes one word from another, outperform other people in recognizing melodies. Linguist Thandi Bergström proposes that the advantage comes from daily practice in attending to pitch. Skeptics reply that the advantage might be due to inheritance or to musical training, both of which could happen to differ among the populations that have been compared.</p>',
    question:
      '<p>Which finding, if true, would most directly support Bergström’s proposal over the alternatives mentioned?</p>',
    right:
      'Among siblings without musical training, those raised speaking a tonal language recognized melodies better than those who were not.',
    at: 'a',
    wrong: [
      [
        'Among speakers of tonal languages, those who had received musical training recognized melodies better than those who had not.',
        'true-but-off-point',
        'This shows that training helps, which is one of the alternatives.',
      ],
      [
        'Among people who had never studied music, speakers of tonal languages from several countries recognized melodies better than others did.',
        'ignores-evidence',
        'Training is excluded here, but inheritance could still differ among the populations.',
      ],
      [
        'Among adults who began to study a tonal language, those who had recognized melodies best at first made the most rapid progress.',
        'reversed-direction',
        'Here a gift for melody helps with the language, rather than the language helping with melody.',
      ],
    ],
    why: 'Siblings share their inheritance on the whole, and none had musical training, so a difference that follows the language they were raised in is best explained by practice with pitch.',
    hints: [
      'List the alternatives: there are two, and both have to be held equal.',
      'Which people share the same inheritance to a large degree?',
      'A finding that excludes only one of the alternatives is not yet enough.',
      'Look for people who are alike in family and training and differ in language.',
    ],
  }),
  reading({
    key: 'rw-textual-14',
    skill: 2,
    difficulty: 'easy',
    seconds: 60,
    passage:
      '<p>“My Grandmother’s Button Jar” is a 1958 poem by Rosalie Quill. In the poem, the speaker suggests that ordinary objects can preserve the memory of people.</p>',
    question: '<p>Which quotation from “My Grandmother’s Button Jar” most effectively illustrates the claim?</p>',
    right:
      '“This brass one is my uncle, off to sea; / this pearl, the aunt who danced. I tip the jar / and all the family comes tumbling out.”',
    at: 'c',
    wrong: [
      [
        '“The jar was green and heavier than it seemed; / I needed both my hands to lift it down / and someone underneath to say, be careful.”',
        'irrelevant-evidence',
        'The jar is described here, but no person is remembered through it.',
      ],
      [
        '“She sewed by daylight only, near the door, / and never raised her eyes to see who passed, / the needle going in and out like breath.”',
        'true-but-off-point',
        'The speaker remembers a person here, but not by means of an object that preserves her memory.',
      ],
      [
        '“What good are they, these circles without coats? / A button is a button. Give them up. / The past is not a thing that you can fasten.”',
        'opposite-meaning',
        'These lines deny that the buttons can hold on to the past.',
      ],
    ],
    why: 'Each button stands for a person (“is my uncle,” “the aunt who danced”), so tipping the jar brings the family to mind.',
    hints: [
      'The claim joins two things: objects and people.',
      'Look for lines in which a particular thing brings a particular person to mind.',
      'Lines that describe only a thing or only a person are not enough.',
      'In which lines does each button belong to somebody?',
    ],
  }),
  reading({
    key: 'rw-textual-15',
    skill: 2,
    difficulty: 'medium',
    seconds: 75,
    passage:
      '<p>The disk of dust around a young star has a dark, narrow gap. Such a gap can be swept clear by a planet, but it can also arise where water vapor freezes onto the dust and changes how the grains clump together; a gap of this second kind lies at a distance set by the temperature of the disk. Astronomer Kalani Virtanen argues that the gap in this disk was made by a planet.</p>',
    question: '<p>Which finding, if true, would most directly support Virtanen’s argument?</p>',
    right: 'The gap lies much farther from the star than the distance at which water vapor would freeze.',
    at: 'b',
    wrong: [
      [
        'The gap is as dark and as narrow as the gaps in the disks around several other young stars.',
        'irrelevant-evidence',
        'Other gaps may have been made in either way, so the likeness decides nothing.',
      ],
      [
        'The dust on the two sides of the gap differs in the way in which its grains clump together.',
        'opposite-meaning',
        'A change in clumping is what freezing would bring about, the rival explanation.',
      ],
      [
        'The disk contains enough dust and gas to form several planets in the next million years.',
        'plausible-but-unsupported',
        'That planets could form later does not show that one has already made the gap.',
      ],
    ],
    why: 'A gap due to freezing would lie at a distance set by temperature. If this gap lies elsewhere, that explanation fails and the planet remains.',
    hints: [
      'Two causes of a gap are mentioned; the finding should tell them apart.',
      'What does the text say about the place of a gap that is due to freezing?',
      'A finding that fits both causes does not help.',
      'Where would the gap have to be for freezing to be an unlikely cause?',
    ],
  }),
  reading({
    key: 'rw-textual-16',
    skill: 2,
    difficulty: 'hard',
    seconds: 85,
    passage:
      '<p>In a well-known type of study, people who first perform a dull task, such as copying numbers, go on to suggest more uses for a common object than people who begin with an interesting task. Psychologist Renske Odhiambo infers that boredom fosters creativity: a bored mind, she argues, turns inward and begins to wander, and its wanderings yield ideas that can be drawn upon afterward.</p>',
    question: '<p>Which finding, if true, would most seriously weaken Odhiambo’s inference?</p>',
    right:
      'People who rested beforehand, and who were not bored, suggested as many uses as those who had copied numbers, and more than those given the interesting task.',
    at: 'd',
    wrong: [
      [
        'People who reported that their thoughts had wandered often while they copied numbers suggested more uses than those whose thoughts had not.',
        'opposite-meaning',
        'This agrees with her account, in which wandering thoughts lead to ideas.',
      ],
      [
        'People who had copied numbers rated their task as far more boring than the people given the interesting task rated theirs.',
        'true-but-off-point',
        'That the tasks differed as intended is taken for granted in the inference; it does not count against it.',
      ],
      [
        'People who had copied numbers suggested as many uses on the following day as they had suggested immediately after they completed the task.',
        'irrelevant-evidence',
        'How long the effect lasts does not show whether boredom is its cause.',
      ],
    ],
    why: 'If resting does as well as the dull task, then the difference may come from the interesting task’s tiring people out, not from any benefit of boredom.',
    hints: [
      'The study compares two groups only. Which group might be the unusual one?',
      'A difference between a dull and an interesting task can arise in two ways. What are they?',
      'What third group would show whether boredom raises creativity or interest lowers it?',
      'The inference suffers if people who were not bored do equally well.',
    ],
  }),
  reading({
    key: 'rw-textual-17',
    skill: 2,
    difficulty: 'easy',
    seconds: 60,
    passage:
      '<p>In the first years of the twentieth century, picture postcards became enormously popular in many countries. Historian Amadou Weiss argues that most people who sent them were not reporting on distant travels. Rather, he says, they used postcards as people would later use the telephone, to settle the small arrangements of daily life with others who lived nearby.</p>',
    question: '<p>Which finding, if true, would most directly support Weiss’s argument?</p>',
    right:
      'Most surviving postcards of the period were sent within one town, with messages such as “Arriving at four today.”',
    at: 'c',
    wrong: [
      [
        'Most surviving postcards of the period show famous buildings or landscapes that attracted visitors from abroad.',
        'opposite-meaning',
        'Pictures of famous sights would fit the idea of reports on travels, which Weiss rejects.',
      ],
      [
        'Most surviving postcards of the period were bought by collectors, who pasted them into albums without mailing them.',
        'irrelevant-evidence',
        'Cards that were never mailed do not show what senders used them for.',
      ],
      [
        'Most surviving postcards of the period cost less to mail than letters did, whether they were sent near or far.',
        'plausible-but-unsupported',
        'A low price may explain the popularity of postcards but not the purpose they served.',
      ],
    ],
    why: 'Cards sent within one town with messages about the same day are small arrangements of daily life among people who lived nearby.',
    hints: [
      'Weiss says what postcards were for and who received them. Note both.',
      'Which finding tells about the contents of messages and the distance they traveled?',
      'Think of the sort of message that would later be given by telephone.',
      'The support should show short distances and everyday matters.',
    ],
  }),
  reading({
    key: 'rw-textual-18',
    skill: 2,
    difficulty: 'medium',
    seconds: 75,
    passage:
      '<p><em>The Glass Ferry</em> is a 1934 play by Ottoline Baird. In the play, the character Marguerite has decided to leave the island on which she grew up, but she delays her departure because she is reluctant to admit, even to herself, that she is afraid.</p>',
    question: '<p>Which quotation from <em>The Glass Ferry</em> most effectively illustrates the claim?</p>',
    right:
      '“I would have gone on Tuesday, but the trunk wanted a strap; and now there is a strap, but only look at that sky. No, it is not nerves. I have simply never cared for gray.”',
    at: 'b',
    wrong: [
      [
        '“I am frightened, and I will say so to anyone who asks: to the harbor master, to the gulls. Put me on the boat before I have had time to grow any braver.”',
        'opposite-meaning',
        'Here she admits her fear openly and wants to leave at once.',
      ],
      [
        '“They tell me that the mainland is all noise. Well, I have had nineteen years of hearing the same wave come in. Fetch down the trunk. I am leaving while the tide is right.”',
        'opposite-meaning',
        'Here she is eager to go and does not delay.',
      ],
      [
        '“You may keep the house, and the boat, and the quarrel with the Dunns about the wall. I want nothing from this island that will not fold up small and fit inside a trunk.”',
        'true-but-off-point',
        'These lines show that she means to leave, but neither delay nor hidden fear.',
      ],
    ],
    why: 'She gives one excuse after another (the strap, the sky), and “it is not nerves” denies the fear that her excuses suggest.',
    hints: [
      'The claim speaks of a delay and of a reason that is not admitted.',
      'Search for excuses: why does she say that she is still here?',
      'Someone who hides a fear does not say “I am frightened.” What might she say instead?',
      'The best lines pile up reasons for waiting and deny the true one.',
    ],
  }),
  reading({
    key: 'rw-textual-19',
    skill: 2,
    difficulty: 'hard',
    seconds: 85,
    shift: 0.1,
    passage:
      '<p>The forelimbs of a small feathered dinosaur bore long, stiff feathers but were too short for flight. Paleontologist Renato Okafor has considered two functions. The feathers might have sheltered eggs, in which case they should have been present in all adults and absent in the young, which did not breed; or they might have been used in display to attract mates. Okafor favors display, adding that where such feathers are carried by one sex alone, display is by far the likelier function.</p>',
    question: '<p>Which finding, if true, would most directly support Okafor’s hypothesis?</p>',
    right:
      'Among skeletons of adults, long feathers occur on about half, none of which show the bone tissue that forms in egg-laying females.',
    at: 'd',
    wrong: [
      [
        'Among skeletons of adults, long feathers occur on nearly all, including those with the bone tissue that forms in egg-laying females.',
        'opposite-meaning',
        'Feathers in all adults, females included, are what the hypothesis of sheltering eggs predicts.',
      ],
      [
        'Among skeletons of the young, long feathers are absent from all, although short feathers cover most of the body, the tail, and the forelimbs.',
        'true-but-off-point',
        'Feathers absent in the young fit both functions, since the young neither breed nor seek mates.',
      ],
      [
        'Among skeletons found lying on nests, long feathers occur on most, and the forelimbs are spread over the eggs as if to cover them.',
        'opposite-meaning',
        'This would speak for sheltering eggs, the function that Okafor does not favor.',
      ],
    ],
    why: 'If only about half of the adults have the feathers and none of these are egg-laying females, then the feathers seem to belong to one sex, which points to display.',
    hints: [
      'Two functions are weighed. What does each predict about who has the feathers?',
      'What does Okafor say about feathers that only one sex carries?',
      'A finding that fits both functions cannot decide between them.',
      'Which finding allows the sex of the feathered animals to be recognized?',
    ],
  }),
  reading({
    key: 'rw-textual-20',
    skill: 2,
    difficulty: 'easy',
    seconds: 60,
    passage:
      '<p>A company in Gdańsk began to hold some of its meetings on foot, with employees walking together along a river. Office researcher Chidi Kowal claims that people speak more equally in walking meetings: those who say little at a table say more when walking.</p>',
    question: '<p>Which finding, if true, would most directly support Kowal’s claim?</p>',
    right: 'Employees who spoke least at a table doubled their share of the talking on walks.',
    at: 'a',
    wrong: [
      [
        'Employees who spoke most at a table increased their share of the talking on walks.',
        'opposite-meaning',
        'If those who already talk most talk even more, speaking becomes less equal.',
      ],
      [
        'Employees who walked to work spoke more at a table than those who came by bus.',
        'irrelevant-evidence',
        'How employees come to work has nothing to do with walking meetings.',
      ],
      [
        'Employees who took part in walks reported that they felt healthier afterward.',
        'true-but-off-point',
        'Better health may be a benefit, but it does not concern who speaks.',
      ],
    ],
    why: 'Kowal claims that quiet people say more when walking; a doubled share among those who spoke least shows exactly that.',
    hints: [
      'Find the second half of the claim, after the colon: it says which people change.',
      'The evidence has to be about speaking, and it has to compare two kinds of meetings.',
      'Whose share should grow if speaking becomes more equal?',
      'Look for quiet people who become less quiet.',
    ],
  }),
  reading({
    key: 'rw-textual-21',
    skill: 2,
    difficulty: 'medium',
    seconds: 75,
    passage:
      '<p>Merchants of the fourteenth century who sold pepper across the Indian Ocean used weights that differed from one port to the next. Economic historian Sabina Rao once assumed, as others had, that the differences led to disputes and fraud. She now argues that experienced merchants found them no obstacle, because they knew the ratios between the weights of the various ports by heart.</p>',
    question: '<p>Which finding, if true, would most directly support Rao’s present argument?</p>',
    right:
      'Letters between merchants convert amounts from one port’s weights to another’s correctly and without comment.',
    at: 'b',
    wrong: [
      [
        'Court records of several ports contain many complaints by merchants about goods that proved to be underweight.',
        'opposite-meaning',
        'Such complaints would support her earlier assumption of disputes and fraud.',
      ],
      [
        'Weights found in one port are of nearly equal mass, which shows that they had been made with great care.',
        'irrelevant-evidence',
        'Careful weights within one port do not show how merchants dealt with the differences between ports.',
      ],
      [
        'Rulers of several ports agreed to replace the local weights with a common standard proposed by the merchants.',
        'opposite-meaning',
        'If merchants proposed a standard, they presumably found the differences troublesome.',
      ],
    ],
    why: 'Correct conversions “without comment” show that merchants knew the ratios and took the differences in stride.',
    hints: [
      'Rao changed her mind. Separate what she assumed from what she argues now.',
      'Which finding shows what experienced merchants knew?',
      'Something that is no obstacle is handled easily. How would that appear in writings?',
      'Look for merchants passing from one system to another as a matter of routine.',
    ],
  }),
  reading({
    key: 'rw-textual-22',
    skill: 2,
    difficulty: 'hard',
    seconds: 85,
    passage:
      '<p>Political theorists have long hoped that deliberation would moderate opinion: people who talk through an issue should come to see merit in the other side. Studies of small groups have often found the reverse, with members leaving a discussion more extreme than they entered it. Theorist Ilse Abubakar believes that both results are genuine and that what decides between them is the composition of the group. Where members lean the same way at the outset, she maintains, talk pushes them further; where they are divided, it draws them together.</p>',
    question: '<p>Which finding, if true, would most directly support Abubakar’s position?</p>',
    right:
      'Opinions grew more extreme in groups formed of allies but converged when the same people were regrouped with opponents.',
    at: 'c',
    wrong: [
      [
        'Opinions grew more extreme in groups that talked for an hour but converged in groups that talked for an entire day.',
        'plausible-but-unsupported',
        'Here the length of the discussion, not the composition of the group, decides the outcome.',
      ],
      [
        'Opinions grew more extreme in groups of allies and in groups of opponents, though more slowly in groups of opponents.',
        'opposite-meaning',
        'On her view divided groups should be drawn together, not made more extreme at a slower pace.',
      ],
      [
        'Opinions converged in groups of allies but grew more extreme when the same people were regrouped with opponents.',
        'reversed-direction',
        'This is the reverse of what she maintains about the two kinds of groups.',
      ],
    ],
    why: 'The same people became more extreme among allies and drew together among opponents, so the composition of the group made the difference, as she maintains.',
    hints: [
      'According to Abubakar, which one factor decides between the two results?',
      'Write down what she predicts for each kind of group.',
      'In the best test everything but that factor stays the same.',
      'Match both halves of the finding with both halves of her prediction.',
    ],
  }),
  reading({
    key: 'rw-textual-23',
    skill: 2,
    difficulty: 'easy',
    seconds: 60,
    passage:
      '<p>Some orb-weaving spiders add bright zigzag bands of silk to the centers of their webs. Biologist Fumiko Estrada thinks that the bands protect the webs: birds that see the bands can steer clear and do not destroy the spider’s work.</p>',
    question: '<p>Which finding, if true, would most directly support Estrada’s idea?</p>',
    right: 'Webs with bands were broken by birds less often than webs from which the bands had been removed.',
    at: 'c',
    wrong: [
      [
        'Webs with bands caught more flying insects than webs from which the bands had been removed.',
        'true-but-off-point',
        'Catching more insects would be a different benefit, not protection from birds.',
      ],
      [
        'Webs with bands were broken by birds more often than webs from which the bands had been removed.',
        'opposite-meaning',
        'If banded webs are broken more often, the bands do not protect them.',
      ],
      [
        'Webs with bands were built by older spiders more often than they were built by younger spiders.',
        'irrelevant-evidence',
        'The age of the spiders does not show what the bands are for.',
      ],
    ],
    why: 'Estrada thinks that birds avoid webs with bands. Fewer broken webs where the bands are present is what one would then expect.',
    hints: [
      'What are the bands supposed to prevent?',
      'A comparison of webs with bands and webs without them would be useful.',
      'What should be counted in order to test the idea: insects, spiders, or damage?',
      'If the idea is right, in which webs should there be less damage?',
    ],
  }),
  reading({
    key: 'rw-textual-24',
    skill: 2,
    difficulty: 'medium',
    seconds: 75,
    passage:
      '<p>“Number Nine Line” is a 1949 poem by Delphine Okri about a nightly ride on a streetcar. In the poem, the speaker, though surrounded by strangers, feels a sense of kinship with them.</p>',
    question: '<p>Which quotation from “Number Nine Line” most effectively illustrates the claim?</p>',
    right:
      '“I do not know one name. And yet we sway / together at the curve by Orchard Street, / one sleepy creature with a hundred hands.”',
    at: 'd',
    wrong: [
      [
        '“My sister gets on every night at Fifth. / She saves the seat, she hands me half her bread; / we have not missed an evening since the spring.”',
        'confused-details',
        'The closeness here is to a sister, not to strangers.',
      ],
      [
        '“The windows give us nothing but ourselves: / a row of coats, a row of folded papers, / and each behind his paper like a wall.”',
        'opposite-meaning',
        'The papers are like walls here; the passengers are cut off from one another.',
      ],
      [
        '“The driver rings us out beneath the bridge. / The river takes the lamps and pulls them long, / and rain goes up and down the roof in heels.”',
        'irrelevant-evidence',
        'These lines picture the ride but say nothing about a feeling toward the passengers.',
      ],
    ],
    why: '“I do not know one name” makes the others strangers, and swaying together as “one sleepy creature” expresses kinship.',
    hints: [
      'Two things must be present: the people are strangers, and the speaker feels close to them.',
      'Check who the other person or persons are in each quotation.',
      'The word “though” in the claim suggests a turn, such as “and yet.”',
      'Which image makes many people into a single being?',
    ],
  }),
  reading({
    key: 'rw-textual-25',
    skill: 2,
    difficulty: 'hard',
    seconds: 85,
    passage:
      '<p>Listeners can often tell a lullaby from a dance song even when both come from a culture unknown to them. Musicologist Parisa Nakagawa doubts that this ability reflects anything innate. Recorded music from a few traditions, she points out, is now heard almost everywhere, and people may simply have absorbed from it a set of conventions, such as a slow tempo for songs of sleep, that they then apply to whatever they hear.</p>',
    question: '<p>Which finding, if true, would most directly challenge Nakagawa’s explanation?</p>',
    right:
      'Adults in a community without access to recorded music identified foreign lullabies as accurately as city dwellers did.',
    at: 'b',
    wrong: [
      [
        'Adults in several large cities identified foreign lullabies more accurately if they listened to music every day.',
        'opposite-meaning',
        'That more exposure to music brings greater accuracy agrees with her explanation.',
      ],
      [
        'Adults in many countries identified lullabies from their own culture more accurately than foreign lullabies.',
        'plausible-but-unsupported',
        'That one’s own songs are easier to identify does not show how people recognize foreign ones.',
      ],
      [
        'Adults in a community without access to recorded music sang lullabies at a slower tempo than dance songs.',
        'true-but-off-point',
        'This concerns how they sing their own songs; it does not test whether they recognize those of others.',
      ],
    ],
    why: 'Her explanation rests on conventions absorbed from recorded music. People who have never heard such music could not have absorbed them, yet they do just as well.',
    hints: [
      'From where, according to Nakagawa, does the ability come?',
      'Who would lack the ability if she were right?',
      'The challenge must concern recognizing songs of an unknown culture.',
      'Look for people who could not have absorbed the conventions and who succeed nevertheless.',
    ],
  }),
  reading({
    key: 'rw-textual-26',
    skill: 2,
    difficulty: 'easy',
    seconds: 60,
    passage:
      '<p>Biochar is a kind of charcoal that farmers dig into their soil. Soil scientist Hamza Lindholm claims that biochar helps crops on sandy soil because it holds water that would otherwise drain away before roots can take it up.</p>',
    question: '<p>Which finding, if true, would most directly support Lindholm’s claim?</p>',
    right: 'Sandy soil with biochar stayed moist for days longer after rain, and crops in it wilted less.',
    at: 'a',
    wrong: [
      [
        'Sandy soil with biochar was darker in color and warmed up more quickly on spring mornings.',
        'irrelevant-evidence',
        'Color and warmth are not the way in which biochar is said to help.',
      ],
      [
        'Sandy soil with biochar drained as fast after rain as sandy soil without it, and crops grew alike.',
        'opposite-meaning',
        'If water drains as fast as before, biochar does not hold it.',
      ],
      [
        'Clay soil without biochar held more water after rain than sandy soil without it was able to do.',
        'true-but-off-point',
        'This compares two soils, neither of which contains biochar.',
      ],
    ],
    why: 'Soil that stays moist longer has held the water, and crops that wilt less have benefited from it: both parts of the claim.',
    hints: [
      'The claim gives a benefit and a reason for it. Name both.',
      'The evidence should compare sandy soil with biochar and sandy soil without it.',
      'If water is held back, how will the soil be some days after rain?',
      'The best finding shows both the water in the soil and the effect on plants.',
    ],
  }),
  reading({
    key: 'rw-textual-27',
    skill: 2,
    difficulty: 'medium',
    seconds: 75,
    passage:
      '<p>Kea, parrots of New Zealand, will roll stones, slide down roofs, and toss objects to one another. Biologist Aurelio Hohepa argues that a warbling call that the birds make at such times spreads a playful mood. Other biologists think that the call merely tells nearby kea that a game is going on, which they may then come to join.</p>',
    question: '<p>Which finding, if true, would most directly support Hohepa’s argument over the other view?</p>',
    right:
      'Kea that heard a recording of the call began to play on the spot, by themselves if no other bird was playing.',
    at: 'd',
    wrong: [
      [
        'Kea that heard a recording of the call flew toward it and looked around for other birds to play with.',
        'opposite-meaning',
        'Going to look for a game fits the view that the call is an announcement.',
      ],
      [
        'Kea that heard a recording of another call, one that warns of danger, stopped playing at once.',
        'irrelevant-evidence',
        'A different call says nothing about the effect of the warbling call.',
      ],
      [
        'Kea that were young made the call more often than adults did, and they also played more often.',
        'plausible-but-unsupported',
        'That call and play go together is agreed on; the question is what the call does to those who hear it.',
      ],
    ],
    why: 'Birds that start to play alone have not come to join a game; the call has put them in the mood to play.',
    hints: [
      'Both views concern birds that hear the call. What does each expect these birds to do?',
      'One view needs a game that can be joined; the other does not.',
      'Imagine that a bird hears the call and there is no game. What follows on each view?',
      'Look for play that starts where the listener is.',
    ],
  }),
  reading({
    key: 'rw-textual-28',
    skill: 2,
    difficulty: 'hard',
    seconds: 85,
    shift: 0.2,
    passage:
      '<p>In “Of Keeping Silence,” a 1907 essay by Thaddeus Crome, the author distinguishes between two kinds of silence and contends that the one that is commonly mistaken for wisdom is often no more than a fear of being found wrong.</p>',
    question: '<p>Which quotation from “Of Keeping Silence” most effectively illustrates the claim?</p>',
    right:
      '“There is a silence that listens and a silence that hides. The second wears so grave a face that we bow to it; but ask it a plain question, and see how it looks for the door.”',
    at: 'b',
    wrong: [
      [
        '“He who speaks little is thought wise, and he who speaks much a fool; yet I have gone home from the fool with three ideas and from the other with my hat, and am not sure which of them I should rather meet again.”',
        'true-but-off-point',
        'This questions the wisdom of silence but neither distinguishes two kinds nor mentions fear.',
      ],
      [
        '“There is a silence before speech and a silence after it. The first gathers what is to be said; the second, if the speech was good, is the only applause worth having.”',
        'confused-details',
        'Two kinds of silence are distinguished, but neither of them is a fear mistaken for wisdom.',
      ],
      [
        '“We fear the silent man because we suppose that he is judging us. Most often he is; and the wisest course is to be judged early and so have the thing over.”',
        'confused-details',
        'The fear here belongs to those who face a silent person, not to the one who is silent.',
      ],
    ],
    why: 'The lines name two silences; the one to which “we bow” (taken for wisdom) “hides” and, when questioned, “looks for the door,” that is, is afraid.',
    hints: [
      'The claim makes three demands: two kinds, a common mistake, and a hidden motive.',
      'Ask in each quotation who is silent and why.',
      'A distinction alone is not enough; one of the two kinds must be wrongly admired.',
      'Which lines let a dignified appearance give way to fright?',
    ],
  }),
  reading({
    key: 'rw-textual-29',
    skill: 2,
    difficulty: 'easy',
    seconds: 60,
    passage:
      '<p>After an absence of sixty years, otters have returned to the Lambourne River. Conservationist Jasper Ncube believes that they came back because the water is cleaner than it used to be, so that the fish on which they feed are plentiful again.</p>',
    question: '<p>Which finding, if true, would most directly support Ncube’s belief?</p>',
    right: 'Otters have settled only along stretches of the river where pollution has fallen and fish have increased.',
    at: 'c',
    wrong: [
      [
        'Otters have settled along dirty stretches of the river as often as along stretches that are clean.',
        'opposite-meaning',
        'If dirty water suits otters as well, clean water did not bring them back.',
      ],
      [
        'Otters have settled along the river since a law was passed that forbids people to hunt them.',
        'plausible-but-unsupported',
        'A ban on hunting would be a different reason for their return.',
      ],
      [
        'Otters have been photographed along the river by more visitors each year since they came back.',
        'irrelevant-evidence',
        'The number of photographs does not tell why the otters returned.',
      ],
    ],
    why: 'If otters live just where the water has become cleaner and fish more numerous, clean water and food are likely to be the reason.',
    hints: [
      'What two changes in the river does Ncube regard as the reason?',
      'If he is right, where along the river should the otters live?',
      'A different reason for the return would not support him.',
      'Look for a finding that joins otters, water, and fish.',
    ],
  }),
  reading({
    key: 'rw-textual-30',
    skill: 2,
    difficulty: 'hard',
    seconds: 85,
    shift: 0.1,
    passage:
      '<p>That a monument preserves the memory of an event seems too obvious to require proof. Yet historian Milosz Adjei suspects that a monument may just as well release people from remembering: once stone has been charged with the task, he argues, families cease to tell the story themselves. He does not deny that monuments inform strangers. His point concerns those to whom the story would otherwise have been handed down at home.</p>',
    question: '<p>Which finding, if true, would most directly support Adjei’s argument?</p>',
    right:
      'Descendants of flood survivors knew more about the flood in villages that had no monument to it than in villages that had one.',
    at: 'a',
    wrong: [
      [
        'Visitors to villages that had a monument to a flood knew more about the flood on leaving than visitors to villages without a monument.',
        'true-but-off-point',
        'That monuments inform strangers is something Adjei grants; it is not his point.',
      ],
      [
        'Descendants of flood survivors, when interviewed in villages that had a monument, said that they seldom stopped to read its inscription.',
        'plausible-but-unsupported',
        'People may leave an inscription unread and yet tell the story at home, so this shows nothing about the telling.',
      ],
      [
        'Descendants of flood survivors had contributed money for a monument in villages where families still told stories of the flood.',
        'reversed-direction',
        'Here telling stories leads to a monument; his argument concerns what a monument does to the telling.',
      ],
    ],
    why: 'Adjei’s point is about families: with a monument, the story is no longer told at home. Descendants who know less where there is a monument fit that point.',
    hints: [
      'About whom does Adjei make his claim, strangers or families?',
      'What effect should a monument have on what these people know?',
      'A comparison of places with and without a monument would test the effect.',
      'According to his argument, where should descendants know the story better?',
    ],
  }),
];
