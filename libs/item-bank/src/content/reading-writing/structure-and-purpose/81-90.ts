import type { Item } from '../../../item/item.js';
import { reading } from '../../author.js';
import { FUNCTION, PURPOSE, STRUCTURE } from './questions.js';

export const STRUCTURE_81_90: readonly Item[] = [
  reading({
    key: 'rw-structure-81',
    skill: 6,
    difficulty: 'hard',
    seconds: 85,
    passage:
      '<p>In 2019, a team reported that cleaner wrasse, fish no longer than a finger, pass the mirror test: given a spot of color on the throat, which only a mirror could show them, several went off and scraped their throats on the sand. Apes, dolphins, elephants, and magpies had passed before, and passing had been read as a sign of self-awareness. <u>As long as the list was of that kind, hardly anyone had lost sleep over what the test shows.</u> Now it became a pressing matter. Perhaps the spot was taken for a parasite, which wrasse make a living by eating; perhaps a self is not a thing that one has or lacks. Whatever the fish has learned about itself, we have learned something about a test that contented us while it agreed with us.</p>',
    question: FUNCTION,
    at: 'a',
    right: 'It suggests that acceptance of the test had to do with which animals passed it.',
    wrong: [
      [
        'It suggests that the results of the test had been in doubt since it was first used.',
        'opposite-meaning',
        'That nobody lost sleep means that there was little doubt while apes and dolphins were passing.',
      ],
      [
        'It explains why the test had been tried only on animals held to be intelligent.',
        'confused-details',
        'The list is of those that passed; on which others the test was tried is not said.',
        'The list holds just such animals, and the fish seems to be the first of another kind.',
      ],
      [
        'It concedes that the test, in spite of its use on many animals, shows little about any.',
        'too-strong',
        'What the test shows is left open at the end; the sentence is about how much people cared to ask.',
        'The question of what the test shows is raised here, and the doubts come at once.',
      ],
    ],
    why: '“Of that kind” means animals of which people already thought highly. While only they passed, the test was not questioned; when a small fish passed, it was. The last words, “contented us while it agreed with us,” say the same.',
    hints: [
      'What do people think of apes, dolphins, elephants, and magpies?',
      'When did people start to worry about what the test shows?',
      'Did the fish do anything the other animals hadn’t done?',
      'Look at the last words of the text. When were we happy with the test?',
    ],
  }),
  reading({
    key: 'rw-structure-82',
    skill: 6,
    difficulty: 'medium',
    seconds: 75,
    passage:
      '<p>When the photographer had placed the class by height, one chair in the front row was left over, and he asked whose it was. Nobody spoke. It was Ilya, who never did anything first, who went and took it by the back, carried it to the edge of the group, where the light from the window fell, and set it down to face the camera. Then he walked back to his place in the last row. “As you like,” said the photographer, who was from another town. In the print by the library door, thirty-one children look straight ahead, and so does a chair. New teachers, who count, ask about it once.</p>',
    question: PURPOSE,
    at: 'd',
    right: 'To show how a class silently makes room for someone who is missing',
    wrong: [
      [
        'To show how a timid boy wins the attention of a class for once',
        'detail-not-main-idea',
        'Ilya goes back to the last row, and what people ask about later is the chair.',
      ],
      [
        'To show how a class plays a trick on a photographer from another town',
        'ignores-evidence',
        'Nobody laughs, and the picture is hung up where all can see it.',
      ],
      [
        'To show how new teachers come to mistrust the stories of a class',
        'not-stated',
        'They ask and seem to be told something; nothing shows that they mistrust it.',
      ],
    ],
    why: 'The chair has an owner whom no one will name, it is given a place of honor, and nobody asks about it twice. The class keeps a place for a child who is gone.',
    hints: [
      'The photographer asks whose chair it is. Why does nobody answer?',
      'Where does Ilya put the chair?',
      'Why might a new teacher only ask once?',
      'Whose chair might it be?',
    ],
  }),
  reading({
    key: 'rw-structure-83',
    skill: 6,
    difficulty: 'easy',
    seconds: 65,
    passage:
      '<p>Twice in the first months of 1954, a Comet, the earliest jet airliner, broke up in the air over the Mediterranean. Engineers in England lowered a whole Comet into a tank and pumped water into the cabin and out again, thousands of times, to copy the changes of pressure in flight after flight. At last the skin tore. The crack had begun at the corner of an opening that was nearly square, where the strain had gathered. The doors and windows of the airliners that we fly in have generous curves.</p>',
    question: STRUCTURE,
    at: 'a',
    right: 'It reports accidents, tells how the cause was sought, and points to a lesson learned.',
    wrong: [
      [
        'It introduces an invention, praises its advantages, and lists those who took part in it.',
        'not-stated',
        'The Comet is named for its accidents, and nobody who took part in building it is listed.',
      ],
      [
        'It describes a test, explains why it could not succeed, and suggests a better one.',
        'opposite-meaning',
        'The test in the tank did succeed in showing where the skin would tear.',
      ],
      [
        'It presents two theories, weighs the evidence for each, and leaves the choice open.',
        'not-stated',
        'No theories are weighed against each other, and the cause is found.',
      ],
    ],
    why: 'Two Comets broke up; the tank showed that cracks begin at square corners; today’s openings are rounded, which is the lesson.',
    hints: [
      'What happened in 1954?',
      'What was the tank for?',
      'Why does the last sentence mention curves?',
      'One label for each part: something went wrong, and then what?',
    ],
  }),
  reading({
    key: 'rw-structure-84',
    skill: 6,
    difficulty: 'hard',
    seconds: 85,
    passage:
      '<p>Old maps, as everyone knows, say “Here be dragons” where their makers’ knowledge gives out. One of them does: a copper globe of about 1510, no larger than a grapefruit, has the words, in Latin, near the coast of Asia, and they stand on another, cut into the shells of ostrich eggs, that is its twin. On the thousands of maps besides that have been searched for them, they are not to be found. Mapmakers had other ways with the unknown. They left it empty, or filled it with the cities of travelers’ tales, or wrote, often enough, that they did not know. One might think that this would be the end of the phrase. But it was never of much use for thinking about maps. It lets us take those who drew them for people who were afraid of edges, and ourselves, who have none left, for brave.</p>',
    question: PURPOSE,
    at: 'c',
    right: 'To consider what need a mistaken belief about maps meets in those who hold it',
    wrong: [
      [
        'To explain by what means mapmakers used to mark the limits of their knowledge',
        'detail-not-main-idea',
        'These means take up one sentence and show that the belief is mistaken; the text goes on from there.',
        'The text is full of information about how the unknown appeared on maps.',
      ],
      [
        'To show that a phrase on old maps meant something else to mapmakers than to us',
        'not-stated',
        'What the two globes meant by the phrase is not discussed.',
        'The last sentences are about what the phrase means to us.',
      ],
      [
        'To commend mapmakers of the past for an honesty that is rare in those of today',
        'too-strong',
        'Some admitted that they did not know, but mapmakers of today are not mentioned.',
      ],
    ],
    why: 'The facts show that the belief is all but false. The text then asks why it lives on and finds the reason in us: it lets us feel brave in comparison.',
    hints: [
      'How many old maps have the phrase?',
      'Is that “the end of the phrase,” as one might think?',
      'What does the phrase do for us in the last sentence?',
      'What is the text about in the end: maps, mapmakers, or people who repeat the phrase?',
    ],
  }),
  reading({
    key: 'rw-structure-85',
    skill: 6,
    difficulty: 'medium',
    seconds: 85,
    passage:
      '<p>Geologists, it is often said, rejected the drift of continents, which Alfred Wegener proposed in 1912, because he could name no force that might drive it. <u>They had no cause to offer for the ice ages, either, and it had not kept them from believing in the ice.</u> What told against Wegener in the United States, Naomi Oreskes has argued, was less what he lacked than how he worked. Geologists there had been brought up to keep several hypotheses in play and to begin with the rocks; here was a man who began with an idea and went looking for rocks that agreed with it. When they did change their minds, in the 1960s, the driving force was still a matter of dispute. What had changed was that the floor of the sea had been measured, by instruments that had no ideas at all.</p>',
    question: FUNCTION,
    at: 'c',
    right: 'It supplies a parallel that counts against a familiar explanation.',
    wrong: [
      [
        'It supplies a reason for which a familiar explanation appears plausible.',
        'reversed-direction',
        'That they believed in ice without a cause makes it harder to say that a missing cause decided the matter.',
        'A second case in which no cause was known seems at first to fit the first one.',
      ],
      [
        'It supplies an instance of the methods that geologists held to be sound.',
        'other-part-of-text',
        'The methods are described afterward and have to do with hypotheses and rocks.',
      ],
      [
        'It supplies a comparison that shows Wegener to have been treated unfairly.',
        'plausible-but-unsupported',
        'The text looks for what told against him; it does not say that he deserved better.',
        'What was pardoned in the case of the ice was, so it seems, not pardoned in his.',
      ],
    ],
    why: 'If a missing cause had been enough to reject an idea, geologists would have had to reject the ice ages. They did not, so that something else must have told against Wegener, and the text goes on to say what.',
    hints: [
      'Why did geologists reject Wegener, in the usual story?',
      'The ice ages had no cause either. Did geologists believe in them anyway?',
      'So can a missing cause be the whole reason they rejected Wegener?',
      'The next sentence brings a new reason. What does the underlined one do first?',
    ],
  }),
  reading({
    key: 'rw-structure-86',
    skill: 6,
    difficulty: 'easy',
    seconds: 70,
    passage:
      '<p>Madame Thiam, who taught me all that I know about singing, could not sing. <u>She said so herself, at our first lesson, and then she proved it.</u> The sound was like a gate. When we had finished laughing, she asked each of us to tell her what was wrong with it. One said that her breath gave out; one, that her throat was closed; a third, that she had looked at the floor. She wrote them on the board, fourteen faults in all, and told us to find them, one a week, in ourselves. “You see that you have ears,” she said. “That is half of it.”</p>',
    question: FUNCTION,
    at: 'b',
    right: 'It presents an act of which the point becomes clear as the text goes on.',
    wrong: [
      [
        'It gives the reason for which the students had no respect for their teacher.',
        'ignores-evidence',
        'They laugh once, and the narrator owes all that she knows to this teacher.',
      ],
      [
        'It casts doubt on the claim with which the narrator has begun.',
        'opposite-meaning',
        'The narrator claims that the teacher could not sing, and the proof confirms it.',
      ],
      [
        'It offers an example of the mistakes that the narrator used to make.',
        'confused-details',
        'It is the teacher who sings here; the students find their own faults later.',
      ],
    ],
    why: 'Why a teacher should sing badly in front of her class is a riddle at first. The board with its fourteen faults, and “You see that you have ears,” solve it.',
    hints: [
      'What does the teacher do in front of her students?',
      'What does she ask them to do once they’ve stopped laughing?',
      'What do they find out about themselves by the end?',
      'If the text stopped at “like a gate,” would you get why she sang?',
    ],
  }),
  reading({
    key: 'rw-structure-87',
    skill: 6,
    difficulty: 'medium',
    seconds: 85,
    passage:
      '<p>In a study that appeared in 2000, shoppers who were shown twenty-four kinds of jam bought less often than shoppers who were shown six, and that there can be too much to choose from was soon known to everybody with something to sell. Ten years later, an analysis that pooled some fifty experiments put the average effect at next to nothing. It was natural to conclude that the jam had been an accident. <u>But an average of nothing may be made of nothings or of somethings that cancel.</u> In some of the fifty, more choice had hindered people, and in others it had helped, as it helps whoever comes in for one particular jam. An analysis of 2015, which sorted experiments by such circumstances, found order where the pool had shown none. One might as well ask whether weather is good for people.</p>',
    question: FUNCTION,
    at: 'c',
    right: 'It points to a possibility that makes a natural conclusion premature.',
    wrong: [
      [
        'It states the conclusion that an analysis of many experiments allows.',
        'confused-details',
        'The average alone allows no decision between the two kinds of nothing that the sentence names.',
      ],
      [
        'It identifies a mistake in the way in which an average was calculated.',
        'plausible-but-unsupported',
        'The average may be quite correct; the question is what lies behind it.',
        'The sentence begins with “But” and is about an average that seemed to settle things.',
      ],
      [
        'It explains why a well-known result had proved impossible to repeat.',
        'too-strong',
        'In some of the experiments, more choice did hinder people, so that the result was repeated.',
        'The pooled experiments seem to have failed to find what the first one found.',
      ],
    ],
    why: '“It was natural to conclude” that there is no effect. If effects in opposite directions cancel, the average is zero and yet there are effects; the text then reports that this is so.',
    hints: [
      'What did people conclude once the average was known?',
      'In how many ways can an average come out as zero?',
      'What did more choice do in some experiments, and what in others?',
      'Does the sentence say there’s an effect, there’s none, or you can’t tell yet?',
    ],
  }),
  reading({
    key: 'rw-structure-88',
    skill: 6,
    difficulty: 'easy',
    seconds: 50,
    passage:
      '<p>Astronauts are taller in space than at home. On the ground, the soft disks between the bones of the spine are pressed together by our weight. In orbit, nothing presses on them, and so they swell; some astronauts have gained five centimeters in this way. The gain does not last. Back on the ground, they are soon as tall, or as short, as they were before they left.</p>',
    question: PURPOSE,
    at: 'd',
    right: 'To explain why a change in the body takes place',
    wrong: [
      [
        'To warn of a danger that the body may suffer',
        'not-stated',
        'Being taller for a time is not said to be dangerous.',
      ],
      [
        'To compare the bodies of tall and short people',
        'confused-details',
        'The same people are compared at different times.',
      ],
      [
        'To tell who first measured the human body in space',
        'not-stated',
        'Nobody who measured astronauts is mentioned.',
      ],
    ],
    why: 'The first sentence names the change; the next ones give its cause, which is that weight no longer presses the disks together; the last ones say why it ends.',
    hints: [
      'What is different about astronauts in space?',
      'What happens to the disks in orbit?',
      'Why don’t they stay taller?',
      'There’s a “so” in the middle of the text. What does it connect?',
    ],
  }),
  reading({
    key: 'rw-structure-89',
    skill: 6,
    difficulty: 'easy',
    seconds: 70,
    passage:
      '<p>Around 1920, the Russian filmmaker Lev Kuleshov is said to have joined the shot of an actor’s face to three other shots in turn: a bowl of soup, a child in a coffin, a woman on a couch. Those who saw it marveled at the actor, at the hunger in his look, the sorrow, the longing. <u>It was one strip of film, printed three times.</u> What they admired in the man’s eyes had come from the picture next to it and from their own heads, and editors have counted on both ever since.</p>',
    question: FUNCTION,
    at: 'a',
    right: 'It makes plain that viewers saw in a face what was not there.',
    wrong: [
      [
        'It explains how an actor learned to show several feelings.',
        'opposite-meaning',
        'The actor shows the same thing each time.',
      ],
      [
        'It indicates that viewers noticed a trick that was played on them.',
        'not-stated',
        'They marveled at the actor; nothing says that they found out.',
      ],
      [
        'It gives a reason for which a film had to be made again.',
        'confused-details',
        'The film is joined in three ways on purpose; nothing had to be redone.',
      ],
    ],
    why: 'Hunger, sorrow, and longing cannot all be in one unchanging strip of film. So the viewers must have put them there, as the last sentence says.',
    hints: [
      'What did the viewers admire?',
      'Did the face change from the soup to the coffin to the couch?',
      'So where did the feelings come from?',
      'How much of what the viewers saw was really in that face?',
    ],
  }),
  reading({
    key: 'rw-structure-90',
    skill: 6,
    difficulty: 'hard',
    seconds: 85,
    passage:
      '<p>The following text is from a novel. It is taken from the minutes of a society for the improvement of a harbor.</p><p>The Society met on the fourth. It was agreed that the harbor must be dredged and that nothing could be done in the chairman’s absence. The Society met on the eleventh and thanked the chairman for his return. It was moved that a survey be made, and objected that there had been one; Mrs. Arkell had it in her attic and had found it, on the whole, discouraging. On the eighteenth, during the reading of the minutes, a schooner went aground in full view of the windows. The reading was completed. It was resolved, with no voice against, that the question of the harbor was now urgent and should stand first on the agenda in the spring. Refreshments were by Mrs. Arkell.</p>',
    question: PURPOSE,
    at: 'd',
    right: 'To let the calm of a record expose the idleness of those who keep it',
    wrong: [
      [
        'To show how an accident brings a hesitant society to take a decision at last',
        'ignores-evidence',
        'What is decided after the accident is to talk about it in the spring.',
        'There is an accident, then the word “urgent,” and everybody agrees.',
      ],
      [
        'To show how disagreement among its members keeps a society from acting',
        'confused-details',
        'There is one objection; the resolutions are passed without a quarrel.',
      ],
      [
        'To suggest that a society has reasons of its own for leaving a harbor as it is',
        'plausible-but-unsupported',
        'The survey in the attic is comic, but nothing suggests that anyone gains by the state of the harbor.',
        'A survey has been kept from sight because it was “discouraging,” which might point to a secret.',
      ],
    ],
    why: 'In the same even tone, the minutes note thanks, an old survey, a shipwreck, and refreshments. “The reading was completed” and “urgent … in the spring” show people who do nothing and do not notice it.',
    hints: [
      'What does the society do for the harbor in these three meetings?',
      'How do the minutes sound about the schooner, compared with the refreshments?',
      '“Urgent,” and “in the spring.” Do those two go together?',
      'The minutes mean no harm. What is the novelist up to?',
    ],
  }),
];
