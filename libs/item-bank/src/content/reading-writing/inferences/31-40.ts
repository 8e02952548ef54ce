import type { Item } from '../../../item/item.js';
import { reading } from '../../author.js';
import { COMPLETES } from './question.js';

export const INFERENCES_31_40: readonly Item[] = [
  reading({
    key: 'rw-inference-31',
    skill: 4,
    difficulty: 'hard',
    seconds: 100,
    passage:
      '<p>The ice of Antarctica keeps two records. How cold it was when a layer of snow fell can be read from the ice itself; what the air contained is kept in bubbles. But snow turns into ice slowly. In the uppermost fifty to a hundred meters, air still circulates between the grains, and by the time the pores close, the snow around them has been lying there for centuries, in the driest places for several thousand years. What is sealed in is the air of the day on which the pores close. A slice of ice taken from the depths is thus, so to speak, of two ages. Someone who overlooked this, and gave everything in the slice the date at which its snow had fallen, would ______</p>',
    question: COMPLETES,
    at: 'a',
    right: 'take the air for older than it is and date a rise of carbon dioxide too early.',
    wrong: [
      [
        'take the air for younger than it is and date a rise of carbon dioxide too late.',
        'reversed-direction',
        'Compare the two moments: when the snow fell and when the pores closed. Giving the air the first of these dates does not make it younger.',
        'The air does get into the bubbles later than the snow falls, and “later” suggests “too late.”',
      ],
      [
        'take the ice for older than it is and date a rise of temperature too early.',
        'wrong-group',
        'The date used is that of the snowfall, and the record of cold was made by that very snow.',
        'The error does make something seem too old, and the record of temperature is the first that the text names.',
      ],
      [
        'take the ice for younger than it is and date a rise of temperature too late.',
        'confused-details',
        'The ice was formed from the snow whose date is used, so its record of cold is dated correctly.',
      ],
    ],
    why: 'Snow falls first; the pores around it close centuries later, and only then is the air sealed in. So the air in a slice is younger than the ice. Whoever gives it the date of the snowfall makes it too old and places whatever happened in the air too early.',
    hints: [
      'There are two things in each slice. Which one is older?',
      'On what day did the air get shut in?',
      'Suppose everything gets the snowfall’s date. Which record is right?',
      'The other record gets a date before its true one. How old does it look?',
    ],
  }),
  reading({
    key: 'rw-inference-32',
    skill: 4,
    difficulty: 'medium',
    seconds: 80,
    passage:
      '<p>In the museum at Terveld hangs a picture of a woman at a spinet, with an empty chair beside her. A copy by a weaker hand, owned by a family in the same town, shows a spaniel asleep on the chair. Copyists liked to add pleasing details, and the spaniel was put down to this habit. Infrared images have now revealed a spaniel under the paint of the empty chair, in the same position down to the folded left ear. The paint that hides it is the same as in the rest of the picture, and so is the brushwork. It is therefore likely that the copy was made ______</p>',
    question: COMPLETES,
    at: 'a',
    right: 'before the painter had brought the picture into the form that it has today.',
    wrong: [
      [
        'by the painter himself, as a trial for the larger picture that he was planning.',
        'ignores-evidence',
        'The text tells the two hands apart: that of the copy is weaker.',
      ],
      [
        'from the finished picture, to which the copyist added a detail of his own.',
        'opposite-meaning',
        'This is the older explanation, and it would leave the spaniel beneath the paint to coincidence.',
      ],
      [
        'after the picture had come to the museum, where the spaniel was painted over.',
        'plausible-but-unsupported',
        'The paint over the spaniel is that of the whole picture, so it was not put on by somebody else long afterward.',
      ],
    ],
    why: 'The copy shows a detail that can no longer be seen in the picture but was once there, in the same position. The copyist must have seen it, so he worked before the painter himself covered it.',
    hints: [
      'Besides the copy, where has the spaniel been found?',
      'Could the copyist hit on the same spot, ear and all, by chance?',
      'Go by the paint and the brushwork. Who covered the spaniel?',
      'When was there a spaniel for a copyist to see?',
    ],
  }),
  reading({
    key: 'rw-inference-33',
    skill: 4,
    difficulty: 'easy',
    seconds: 60,
    passage:
      '<p>Beavers are quick to mend a leak in their dam: they pile mud and sticks on the place where the water runs out. In one experiment, a loudspeaker that played the sound of running water was put on a dry bank, where there was nothing to mend. The beavers covered it with mud and sticks. A pipe that drew water out of the pond almost without a sound was at first left alone. It appears that beavers ______</p>',
    question: COMPLETES,
    at: 'b',
    right: 'go mainly by what they hear when they look for something to mend.',
    wrong: [
      [
        'hear a leak from farther away than they can see the water run out.',
        'not-stated',
        'Nothing is said about distances, neither of hearing nor of seeing.',
      ],
      [
        'choose to live on banks where the sound of running water is loud.',
        'plausible-but-unsupported',
        'The experiment shows what beavers do with mud and sticks, not where they make their home.',
      ],
      [
        'use mud and sticks to make their ponds quieter than the streams.',
        'wrong-relation',
        'Quiet may be a result of mending, but nothing suggests that it is what beavers are after.',
      ],
    ],
    why: 'Sound without a leak made the beavers build; a leak almost without sound did not, at first. So it is the sound that tells them where to build.',
    hints: [
      'Loudspeaker or pipe: where was there a real leak?',
      'What was there at the dry bank, and hardly at the pipe?',
      'Where did the beavers pile their mud and sticks?',
      'Which sense were they following?',
    ],
  }),
  reading({
    key: 'rw-inference-34',
    skill: 4,
    difficulty: 'hard',
    seconds: 95,
    passage:
      '<p>People who bury coins for safety mean to come back for them, and as a rule they do. A hoard that lies in the ground until a plow turns it up is one that nobody came back for. Now hoards from the years of Rome’s civil wars have been found in far larger numbers than hoards from the quiet decades, and it is tempting to read the figures as a gauge of alarm: the more people were afraid, the more of them hid what they had. Nor need one doubt that alarm was great. But a shopkeeper who, in the midst of peace, buried his takings every autumn for fear of thieves, and dug them up every spring, has left nothing for us to count. Strictly speaking, then, the number of hoards tells us ______</p>',
    question: COMPLETES,
    at: 'c',
    right: 'how many people who had hidden their coins did not return to dig them up.',
    wrong: [
      [
        'how many people hid their coins out of fear rather than out of mere habit.',
        'plausible-but-unsupported',
        'The shopkeeper is afraid too, and he hides his coins every year; yet he leaves nothing to be counted.',
        'The figures have just been linked with alarm, and the shopkeeper’s yearly burial looks like a habit.',
      ],
      [
        'how many more people hid their coins in time of war than in time of peace.',
        'opposite-meaning',
        'Coins that were buried and taken out again cannot be counted, in war or in peace, so the figures do not show how many people buried any.',
        'It is what the larger numbers seem to say, and the text does not deny that alarm was great.',
      ],
      [
        'how many people who had hidden their coins lost their lives in the wars.',
        'too-strong',
        'A hoard may be left in the ground for many reasons, and some hoards come from quiet decades.',
      ],
    ],
    why: 'Coins that were dug up again by their owners leave no trace. Each hoard that is found shows a burial and also that nobody came back. So the figures count those who did not return, for whatever reason, and not all those who buried coins.',
    hints: [
      'Which buried coins can we find today?',
      'Why does the text bring up the shopkeeper?',
      'A hoard shows that coins were buried. What else does it show?',
      'Be strict: what does a hoard tell you about its owner, and nothing more?',
    ],
  }),
  reading({
    key: 'rw-inference-35',
    skill: 4,
    difficulty: 'medium',
    seconds: 75,
    passage:
      '<p>“I have quite forgotten what Leopold and I quarreled over,” says the narrator of Ruta Vaitkus’s story “The Hat.” “It was a Thursday. There was a blue jug on the table, and he turned it so that the chip in its lip faced me before he spoke. He spoke eleven words. Then he took his hat, which was not his hat, as it happened, but mine, and which he never sent back. What the words were is all one to me. One does not keep such things.” Told in this manner, the story invites its readers to conclude that ______</p>',
    question: COMPLETES,
    at: 'a',
    right: 'the quarrel has a stronger hold on the narrator than she is ready to say.',
    wrong: [
      [
        'the narrator has made up a number of details in place of those she forgot.',
        'plausible-but-unsupported',
        'Nothing contradicts the details or shows them to be inventions; ask instead what it means that she has them.',
      ],
      [
        'the quarrel arose because Leopold had taken a hat that was not his own.',
        'reversed-direction',
        'He takes the hat after he has spoken, at the end of the quarrel.',
      ],
      [
        'the narrator has come to care as little about Leopold as about the jug.',
        'opposite-meaning',
        'This takes her words at face value, against the exactness with which she recalls the scene.',
      ],
    ],
    why: 'She says that she has forgotten and does not care, but she knows the weekday, the jug, its chip, and the number of words. One counts and keeps such things only if they matter.',
    hints: [
      'What does the narrator say about her memory of the quarrel?',
      'What does she remember after all?',
      'How can she count the words if she’s forgotten them?',
      'What she says and what she remembers don’t match. Which do you believe?',
    ],
  }),
  reading({
    key: 'rw-inference-36',
    skill: 4,
    difficulty: 'medium',
    seconds: 100,
    passage:
      '<p>In January a county put up cameras at the twenty crossings at which there had been most accidents in the year before. In the following year, accidents at these crossings fell by a third, and the county thanked its cameras. But accidents at any one crossing are few, and their number goes up and down by chance. Crossings that are picked for one very bad year will include some that were merely unlucky, and these may be expected to do better in the next year, whatever is done about them. An auditor therefore turned to a neighboring county of the same kind, which had no cameras, picked its twenty worst crossings in the same way, and found that accidents there had fallen by a quarter. Her figures suggest that ______</p>',
    question: COMPLETES,
    at: 'b',
    right: 'the cameras had some effect, but most of the fall would have come about without them.',
    wrong: [
      [
        'the cameras had no effect, since accidents fell where there were none of them as well.',
        'too-strong',
        'The two falls are not equally large, and the difference has to be accounted for.',
        'The auditor does show that accidents fall without cameras, and it is easy to stop there.',
      ],
      [
        'the cameras made accidents fall by a quarter, and chance made them fall a little further.',
        'confused-details',
        'The quarter was found in the county that has no cameras, so it cannot be their work.',
        'A third is made up of a larger part and a smaller one, and the parts are easily exchanged.',
      ],
      [
        'the cameras were put up at crossings that were no more dangerous than any others.',
        'too-strong',
        'Only some of the twenty are said to have been merely unlucky.',
      ],
    ],
    why: 'In the county without cameras, chance alone brought a fall of a quarter. In the county with cameras the fall was a third, only a little more. So most of the fall needs no cameras to explain it, and the rest may be due to them.',
    hints: [
      'Why would accidents drop at places picked after one very bad year?',
      'What does the county without cameras show us?',
      'It fell by a third here and a quarter there. How much came without cameras?',
      'Take the smaller fall from the larger one. Is anything left?',
    ],
  }),
  reading({
    key: 'rw-inference-37',
    skill: 4,
    difficulty: 'medium',
    seconds: 95,
    passage:
      '<p>Caterpillars, naturalists had long believed, are attacked the more often the nearer one comes to the equator; and since no hunters of caterpillars are as conspicuous as birds, and no birds as varied as those of the tropics, the birds were given the credit. To test the belief, researchers glued nearly three thousand soft green models of caterpillars to leaves, at sites from Australia to the Arctic, and read the marks that were left in them. A beak leaves a notch, the jaws of an ant a pair of small cuts. Toward the equator, attacks did become more frequent. But when notches alone were counted, no such trend could be found. The naturalists, it seems, had been ______</p>',
    question: COMPLETES,
    at: 'c',
    right: 'right about where caterpillars are attacked most but wrong about who brings the difference about.',
    wrong: [
      [
        'right about who attacks caterpillars most but wrong about how the attacks vary from place to place.',
        'confused-details',
        'Attacks as a whole vary just as the naturalists had thought.',
        'Part of the belief is confirmed and part is not, and here the parts have changed places.',
      ],
      [
        'right about caterpillars of the tropics but wrong about those of the north, which are attacked as often.',
        'opposite-meaning',
        'Attacks became more frequent toward the equator, so northern caterpillars are not attacked as often.',
        'Notches show no trend, and it is easy to take this for a statement about all attacks.',
      ],
      [
        'right about birds but wrong about ants, which had not been thought to attack caterpillars at all.',
        'not-stated',
        'What naturalists thought about ants is not reported, and the notches do not bear out what they thought about birds.',
      ],
    ],
    why: 'Attacks increase toward the equator, as was believed. But notches, the marks of birds, do not increase, so the increase must come from other attackers. Half of the belief is confirmed, the half that credits birds is not.',
    hints: [
      'The belief says two things. What are they?',
      'Which animals leave notches?',
      'Attacks go up and notches don’t. Where does the rise come from?',
      'How does the belief do on places, and how on birds?',
    ],
  }),
  reading({
    key: 'rw-inference-38',
    skill: 4,
    difficulty: 'easy',
    seconds: 60,
    passage:
      '<p>Drivers who use a certain map on their telephones can send in a form when the map is wrong. In March, the makers of the map added a second page of questions to the form. In April, they received only half as many forms as before, and they congratulated one another on the better map. The map also makes a note, by itself, whenever a driver has to turn around on a road that it shows as open. The number of these notes did not change. This suggests that in April, ______</p>',
    question: COMPLETES,
    at: 'b',
    right: 'fewer of the drivers who met with an error took the trouble to send in a form.',
    wrong: [
      [
        'fewer drivers met with an error than had done so before the form was changed.',
        'ignores-evidence',
        'The notes, which do not depend on any form, show as much turning around as before.',
      ],
      [
        'more drivers relied on the map to make a note of its errors by itself.',
        'plausible-but-unsupported',
        'The text does not say that drivers know of the notes.',
      ],
      [
        'more drivers answered the questions on the first page than on the second.',
        'not-stated',
        'We learn how many forms arrived, not how they had been filled in.',
      ],
    ],
    why: 'The notes show that drivers met with as many errors as before. What had changed was the form, which had become longer. So drivers with something to report were less likely to report it.',
    hints: [
      'What did they change in March, the map or the form?',
      'Which of the two numbers doesn’t depend on what drivers choose to do?',
      'That number stayed the same. What does that say about the map’s errors?',
      'As many errors, but half the forms. How come?',
    ],
  }),
  reading({
    key: 'rw-inference-39',
    skill: 4,
    difficulty: 'hard',
    seconds: 95,
    passage:
      '<p>How many people in seventeenth-century England could read? Hardly anyone asked at the time, and historians who wish to know count those who, when a document had to be witnessed, wrote their names instead of making a mark. The method has its merit: a signature is evidence of the same kind for the squire and for the laborer. It also has a weakness, which would do no harm to comparisons if it affected everybody alike. Children learned to read first and to write a year or two later. By then many of the poorer boys had been put to work, and girls, even where they stayed at school, were commonly given a needle instead of a pen. Counting signatures will therefore ______</p>',
    question: COMPLETES,
    at: 'a',
    right: 'make those who could read appear too few, among women even more than among men.',
    wrong: [
      [
        'make those who could write appear too few, among the poor even more than among the rich.',
        'wrong-relation',
        'A person who could not sign could not write, so the writers are counted fairly; the question is about another skill.',
        'The poorer boys do stand at a disadvantage in the text, and signing is a matter of writing.',
      ],
      [
        'make those who could read appear too many, since some people could write nothing but a name.',
        'reversed-direction',
        'According to the text, reading came before writing; it does not speak of people who could sign and not read.',
        'It is a well-known doubt about signatures, and it sounds like the weakness that the text announces.',
      ],
      [
        'make comparisons between women and men more reliable than those between rich and poor.',
        'opposite-meaning',
        'The weakness spoils comparisons wherever it affects one group more than another, and girls are said to be affected.',
      ],
    ],
    why: 'Some people had learned to read but left off before they learned to write; they made a mark and are counted as unable to read. This happened to poorer boys, and to girls of every kind. So readers are undercounted, and women most.',
    hints: [
      'What do historians want to know, and what do they count?',
      'Which was taught first, reading or writing?',
      'Suppose a child left school in between. How would that child get counted?',
      'Who left school like that most often?',
    ],
  }),
  reading({
    key: 'rw-inference-40',
    skill: 4,
    difficulty: 'medium',
    seconds: 80,
    passage:
      '<p>A fresco is painted on wet plaster. As the plaster dries within a day, no more of it is put on the wall in the morning than can be painted by evening, and where the work of two days meets, the later patch of plaster laps over the edge of the earlier. In a chapel at Montorio, the wall was painted from the top down, patch after patch, with one exception. The small patch with the head of the man who had paid for the work laps over every patch around it, even over those below. Under it there is nothing but stone. It seems that ______</p>',
    question: COMPLETES,
    at: 'd',
    right: 'the painter left a gap for the man’s head and came back to it when the rest was done.',
    wrong: [
      [
        'the painter began with the man’s head and then filled in the rest of the wall around it.',
        'reversed-direction',
        'The later patch laps over the earlier one, so check which patch lies on top.',
      ],
      [
        'the painter put the man’s head over a head of somebody else, with which he was not satisfied.',
        'ignores-evidence',
        'An earlier head would have left its plaster, but under the patch there is only stone.',
      ],
      [
        'the painter left the man’s head to an assistant, who put it on while the wall was being painted.',
        'plausible-but-unsupported',
        'The edges of the plaster show when something was painted, not by whom.',
      ],
    ],
    why: 'A patch that laps over all its neighbors is later than all of them, even than those farther down. And since there is bare stone beneath it, the place had been empty until then.',
    hints: [
      'Two patches meet. How can you tell which is later?',
      'Which patches does the one with the head lap over?',
      'So when was it put on, compared with the others?',
      'There’s only stone under it. What was in that spot until then?',
    ],
  }),
];
