import type { Item } from '../../../item/item.js';
import { reading } from '../../author.js';
import { COMPLETES } from './question.js';

export const INFERENCES_81_90: readonly Item[] = [
  reading({
    key: 'rw-inference-81',
    skill: 4,
    difficulty: 'hard',
    seconds: 105,
    passage:
      '<p>With us, when two brothers share a field, one divides and the other chooses. My father, who was the elder, divided. He took three weeks over it and moved the stakes at night; and when he was done, there lay on the one side the spring, the south slope, and the old pear trees, and on the other, stones. Among the stones he had already begun, people remembered later, to level a place for a house. My uncle walked around both halves twice, with the whole village behind him. He said that they were well divided, and he chose the stones. For forty years the two lived within call of each other, and my father never spoke to him again but at funerals. “He made a rich man of me,” he used to say, “and in front of everybody.” It seems that my father ______</p>',
    question: COMPLETES,
    at: 'd',
    right: 'had meant to make a gift of the better half, and had to receive it instead.',
    wrong: [
      [
        'had meant to keep the better half, and was put to shame by getting his way.',
        'ignores-evidence',
        'Under this custom the divider cannot keep anything, and there is a place among the stones that he had begun to level.',
        'He does end up with the better half, bitterly, before the eyes of the village, which looks like greed found out.',
      ],
      [
        'had divided the field as justly as he could, and was not believed by anyone.',
        'opposite-meaning',
        'Look at what lay on either side of the stakes: after three weeks this can hardly have been his idea of two equal halves.',
      ],
      [
        'had expected the choice to be made at night, when nobody would look on.',
        'plausible-but-unsupported',
        'He moved the stakes at night; that the choosing, too, should be hidden is not suggested.',
        'It is being made rich “in front of everybody” that he complains of.',
      ],
    ],
    why: 'He puts everything good on one side and starts to prepare a house on the other. So he expected, and wished, his brother to choose the good side. The brother understood and chose the stones, and the giver had to take the gift himself, with the village looking on.',
    hints: [
      'If the halves are unequal, who gets the better one?',
      'On which side had the father started leveling a place for a house?',
      'So what did he expect his brother to choose?',
      'His plan got turned around. What role is he in at the end?',
    ],
  }),
  reading({
    key: 'rw-inference-82',
    skill: 4,
    difficulty: 'easy',
    seconds: 60,
    passage:
      '<p>House sparrows in Mexico City line their nests with the fibers of cigarette butts. The more of these a nest contains, researchers found, the fewer mites live in it. They then put mite traps into nests. Some of the traps held fibers from cigarettes that had been smoked, in which nicotine gathers; others held fibers from cigarettes that had not. Far fewer mites came to the traps of the first kind. It is likely that in the nests ______</p>',
    question: COMPLETES,
    at: 'a',
    right: 'something that smoking leaves in the fibers keeps mites away.',
    wrong: [
      [
        'mites prefer the fibers of butts to others that sparrows use.',
        'opposite-meaning',
        'The more fibers of butts there are, the fewer mites live in a nest.',
      ],
      [
        'fibers of any kind make it harder for the mites to get about.',
        'ignores-evidence',
        'The traps with fibers that had not been smoked caught far more mites, so the kind does matter.',
      ],
      [
        'sparrows eat the mites that are caught in the smoked fibers.',
        'not-stated',
        'The text does not say that sparrows eat mites.',
      ],
    ],
    why: 'The two kinds of traps differ only in whether the fibers came from smoked cigarettes, and the mites stay away from those that did. So it is what smoking leaves in them that counts.',
    hints: [
      'How are nests with many fibers different from nests with few?',
      'What’s different about the two kinds of traps?',
      'Which traps did few mites come to?',
      'What’s in those fibers that isn’t in the others?',
    ],
  }),
  reading({
    key: 'rw-inference-83',
    skill: 4,
    difficulty: 'easy',
    seconds: 80,
    passage:
      '<p>Many stones of the abbey church at Vauxmere bear small signs, a cross or an arrow or a star, cut by the masons who had shaped them. Visitors take them for signatures, by which a proud craftsman hoped to be remembered. But when part of a wall was taken down, the signs were found as often on faces that were turned inward and would never be seen. In the bishop’s palace next door, built in the same years and with no less skill, there are none. According to the accounts, the masons of the palace were paid by the day, and those of the church by the stone. The signs were probably made ______</p>',
    question: COMPLETES,
    at: 'd',
    right: 'so that it could be reckoned how much each mason was owed.',
    wrong: [
      [
        'so that stones for the church were not used for the palace.',
        'plausible-but-unsupported',
        'A single sign would have been enough for that, and the way of paying would not matter.',
      ],
      [
        'so that those who prayed there might remember the masons.',
        'ignores-evidence',
        'A sign that nobody will ever see cannot serve anyone’s memory.',
      ],
      [
        'so that each stone was laid with its best face to the front.',
        'confused-details',
        'The signs were found as often on the inward faces, so they did not tell the front from the back.',
      ],
    ],
    why: 'Where masons were paid by the day there are no signs; where they were paid by the stone there are, even in places that nobody would see. Whoever pays by the stone has to know who shaped which.',
    hints: [
      'What do visitors believe, and what find goes against it?',
      'How were the masons paid in each building?',
      'If you pay by the stone, what do you need to know on payday?',
      'What does a sign on each stone let you count?',
    ],
  }),
  reading({
    key: 'rw-inference-84',
    skill: 4,
    difficulty: 'medium',
    seconds: 80,
    passage:
      '<p>The following text is from a play. Ilse keeps an inn below a mountain pass, in which a traveler has been snowed up since December.</p><p>ILSE: You’ll be leaving us, once the pass is open.</p><p>TRAVELER: You have sent the boy up every morning to see.</p><p>ILSE: On account of the mail.</p><p>TRAVELER: On Monday he said that it was open. You gave him a slice of cake and told him that he was mistaken.</p><p>ILSE: He is nine. They see what they like.</p><p>TRAVELER: So I went up myself.</p><p>ILSE: (<em>after a pause</em>) And?</p><p>TRAVELER: I must have been mistaken too.</p><p>With his last words, the traveler lets it be understood that he ______</p>',
    question: COMPLETES,
    at: 'a',
    right: 'is no more eager to leave than she is to let him go.',
    wrong: [
      [
        'has found the pass as deep in snow as she had said.',
        'opposite-meaning',
        'The word “too” puts him beside the boy. What had the boy seen?',
      ],
      [
        'will no longer believe a thing that the boy tells him.',
        'ignores-evidence',
        'He has seen for himself what the boy had seen, so he has no reason to mistrust him.',
      ],
      [
        'knows that she has deceived him and will not stay.',
        'plausible-but-unsupported',
        'He does see through her. But somebody who wants to go would say what he saw at the pass.',
      ],
    ],
    why: 'The boy saw that the pass was open, and “mistaken” was Ilse’s word for it. The traveler has been up there and says that he was “mistaken too”: he has seen the open pass and, like her, prefers not to have seen it. So he wishes to stay, and she has shown that she wishes it.',
    hints: [
      'Was the boy really mistaken?',
      'What did the traveler see when he went up?',
      'What would he have to do if he said the pass was open?',
      '“Mistaken” was her excuse. Why would he use it, too?',
    ],
  }),
  reading({
    key: 'rw-inference-85',
    skill: 4,
    difficulty: 'hard',
    seconds: 105,
    passage:
      '<p>A lizard cannot heat its body from within, but it can go where the sun is. Desert iguanas that had been infected with bacteria moved to places a few degrees warmer than those that they otherwise prefer, and so became as feverish as a lizard can. When iguanas picked without regard to their condition were infected and kept at various temperatures, the warmer they had been kept, the more of them survived. In a further experiment, infected iguanas were free to move but received a drug that lowers fever. Most of them sought no extra warmth, and these died. A few sought it in spite of the drug; all of these lived. What the drug did to those that died, therefore, was most likely ______</p>',
    question: COMPLETES,
    at: 'd',
    right: 'to deprive them of a warmth that would have helped them through the infection.',
    wrong: [
      [
        'to weaken them by some other effect than the one for which it had been given.',
        'ignores-evidence',
        'The few that stayed warm had received the drug as well. What became of them?',
        'Drugs do have other effects, and nearly all of the animals that received this one died.',
      ],
      [
        'to deprive them of a warmth in which the bacteria would have been unable to live.',
        'plausible-but-unsupported',
        'It is one way in which warmth might help, but none of the experiments looked at what happens to the bacteria.',
        'It begins as the evidence requires and goes on to give a reason that everyone has heard of.',
      ],
      [
        'nothing, since those that do not seek warmth are the ones too ill to be saved.',
        'reversed-direction',
        'Recall the iguanas that were kept at various temperatures: they had been picked without regard to their condition.',
      ],
    ],
    why: 'Iguanas that were simply kept warmer survived more often, so warmth helps. Those that received the drug and stayed warm lived, so the drug as such is not what killed. It was dangerous because it kept most of them from seeking warmth. How the warmth helps is not shown.',
    hints: [
      'Which experiment shows that the warmth itself matters?',
      'They all got the drug. What did the ones that lived do?',
      'What does that tell you about the drug itself?',
      'What did the drug take away from most of them?',
    ],
  }),
  reading({
    key: 'rw-inference-86',
    skill: 4,
    difficulty: 'medium',
    seconds: 100,
    passage:
      '<p>In 1937 one of the foremost scholars of Dutch painting greeted a newly found <em>Supper at Emmaus</em> as the masterpiece of Vermeer, who had died in 1675. It was the work of Han van Meegeren, who was still alive. Visitors who stand before the picture today wonder how it could have deceived anybody. The heavy lids and hollow cheeks of his disciples now remind everybody of the film stars of the 1930s. Nobody noticed it then, because everybody saw such faces daily, on posters and in the magazines, and took them for the way in which a face is beautiful. Whatever a forger shares with those who look at his work, neither he nor they can see. It follows that a forgery made in our own day and found perfect by us ______</p>',
    question: COMPLETES,
    at: 'b',
    right: 'is likely to strike people of a later time as a picture of our day.',
    wrong: [
      [
        'is likely to be free of such traces, now that we know of them.',
        'plausible-but-unsupported',
        'We know that there are such traces; but can those who share a habit of seeing notice what comes from it?',
        'Having learned from one case, we might be expected to avoid the mistake in the next.',
      ],
      [
        'will be found out as soon as film stars have other faces.',
        'too-strong',
        'The film stars are the example of one decade; other habits of seeing come from elsewhere, and no date is set.',
        'It was the faces of film stars that gave van Meegeren away, once fashions had changed.',
      ],
      [
        'resembles an old picture in whatever we do not notice in it.',
        'reversed-direction',
        'What we do not notice in it is what it shares with us, not with the old picture.',
      ],
    ],
    why: 'Forger and viewers of one time share habits of seeing, and what is shared goes unnoticed. Later viewers no longer share them, and so the habits stand out. What has happened to van Meegeren’s picture will happen to a forgery of today.',
    hints: [
      'What do visitors see today that nobody saw in 1937?',
      'Why didn’t anyone see the film stars in 1937?',
      'Can we see what we share with a forger of our own day?',
      'Who will be able to see what a forger of our day shares with us?',
    ],
  }),
  reading({
    key: 'rw-inference-87',
    skill: 4,
    difficulty: 'easy',
    seconds: 75,
    passage:
      '<p>In 1905 there were forty telephones in the town of Hallvik, most of them in shops and offices, and on each of them about two calls were made a day. By 1915 there were four hundred, and the charge for a call had remained the same. One might have expected the newcomers, who had done without a telephone for so long, to make little use of it, and to bring the average down. But the average had risen to nine. Even on the forty lines that had existed in 1905, nearly all of them still in the same hands, four times as many calls were made as ten years before. It appears that a telephone in Hallvik ______</p>',
    question: COMPLETES,
    at: 'c',
    right: 'became more useful to its owner with every other that was put in.',
    wrong: [
      [
        'was used most by those who had done without it for the longest.',
        'plausible-but-unsupported',
        'The forty old lines are used more as well, so the rise is not only due to newcomers.',
      ],
      [
        'was used more because people paid less for a call than before.',
        'ignores-evidence',
        'The charge for a call had remained the same.',
      ],
      [
        'became less useful to offices as it was put into private homes.',
        'opposite-meaning',
        'On the old lines, most of them in shops and offices, calls became four times as many.',
      ],
    ],
    why: 'Neither the charge nor, on the old lines, the owners had changed. What had changed was the number of people who could be called: from forty to four hundred. That is why each telephone was used more.',
    hints: [
      'What stayed the same between 1905 and 1915?',
      'What happened on the forty old lines?',
      'What could the owner of an old line do in 1915 that was new?',
      'Besides its owner, who does a telephone need?',
    ],
  }),
  reading({
    key: 'rw-inference-88',
    skill: 4,
    difficulty: 'hard',
    seconds: 100,
    passage:
      '<p>Neptune is said to have been discovered in 1846, when a planet was looked for where calculation said that one must be. It had been seen long before. In January of 1613, Galileo, who was watching Jupiter, drew, close to it, a faint star that is on no map, and on the next night noted that it seemed to stand farther from a neighboring star than it had before. It was Neptune, and it had moved. In May of 1795, observers in Paris who were making a catalog of stars took the place of a faint one on two nights and found that the two places differed. They marked the earlier as a mistake and went on to the next star. This, too, was Neptune. Both of these cases suggest that ______</p>',
    question: COMPLETES,
    at: 'd',
    right: 'what has been seen rightly may lead nowhere as long as nobody has a reason to look for it.',
    wrong: [
      [
        'what is seen by chance will be taken for a mistake as long as nobody has calculated it.',
        'too-strong',
        'In Paris a place was marked as a mistake, but Galileo simply noted what he saw; and two cases do not make a rule for all.',
        'Calculation led to the discovery, and the observers in Paris did speak of a mistake.',
      ],
      [
        'the instruments before 1846 were too weak to show that so faint a star had moved.',
        'ignores-evidence',
        'Read again what Galileo noted on the next night and what was found in Paris.',
      ],
      [
        'a planet might have been discovered sooner if it had been observed on two nights.',
        'opposite-meaning',
        'It was observed on two nights, both in 1613 and in 1795.',
        'A planet gives itself away by moving, and for that it has to be seen more than once.',
      ],
    ],
    why: 'In both cases the planet was seen twice, and its motion was even noted. What was missing was not the evidence but a reason to think of a planet. In 1846 there was such a reason, and the same sight became a discovery.',
    hints: [
      'What did Galileo see, and what did they see in Paris?',
      'Was anything wrong in what they wrote down?',
      'What did people have in 1846 that the others didn’t?',
      'They saw it each time. What else does a discovery need?',
    ],
  }),
  reading({
    key: 'rw-inference-89',
    skill: 4,
    difficulty: 'medium',
    seconds: 80,
    passage:
      '<p>The following text is a poem. The speaker’s father used to row people across a river.</p><blockquote><p>The bridge, they tell me, did the valley good.</p><p>The doctor comes; the price of flour is down;</p><p>We lose no hour now, where once we stood</p><p>And whistled for the boat to come from town.</p><p>I cross it too. I pay the man his due</p><p>And could not tell you if his eyes are brown.</p><p>But those who sat four-square in our canoe,</p><p>The judge, the bride, the thief, the girl in blue,</p><p>I’d know them by their voices, and they knew</p><p>Each other, by the time that they came down.</p></blockquote><p>The comparison of the two crossings implies that with the boat, the valley lost ______</p>',
    question: COMPLETES,
    at: 'c',
    right: 'an occasion on which people of all sorts came to know one another.',
    wrong: [
      [
        'a crossing at which nobody had to pay or to wait for his turn.',
        'opposite-meaning',
        'People used to stand for an hour and whistle for the boat; that they crossed for nothing is not said.',
      ],
      [
        'a living for the speaker, who has to pay where others row now.',
        'not-stated',
        'What the speaker lives on is not mentioned, and nobody rows any more.',
      ],
      [
        'a means by which the doctor and the judge could reach the town.',
        'confused-details',
        'The doctor comes by the bridge; it is easier to get about than it was.',
      ],
    ],
    why: 'On the bridge one passes a man whose eyes one does not notice. In the boat, judge, bride, and thief sat together and knew each other “by the time that they came down.” The bridge brings things quickly but does not bring people together.',
    hints: [
      'What good has the bridge done, for the speaker?',
      'What does the speaker know about the man on the bridge?',
      'Who sat together in the boat?',
      'Voices here, unseen eyes there. What doesn’t happen anymore?',
    ],
  }),
  reading({
    key: 'rw-inference-90',
    skill: 4,
    difficulty: 'hard',
    seconds: 105,
    passage:
      '<p>On many coasts it is told that the islands were once part of the land and that the sea came in. Some hold that such stories have been handed down for more than seven thousand years, since the time when the great ice sheets melted. Others reply that anyone who finds the stumps of trees at low tide may well conclude as much, and that a story made in this way can be true without being remembered. The story that is told at Tarrow Sound has the islands and the sea like all the others. But in it there is also a river, which ran between three hills and took in a second before it reached the coast. The place is under forty meters of murky water. Soundings have now shown three rises there and the beds of two streams that meet. This last part of the story ______</p>',
    question: COMPLETES,
    at: 'a',
    right: 'weighs more than the rest, since the shore cannot have suggested it.',
    wrong: [
      [
        'weighs less than the rest, since the stories of other coasts lack it.',
        'reversed-direction',
        'What all stories share could have been suggested by any shore; ask how the tellers could have come by the part that is special.',
        'A thing that is told on many coasts seems better attested than one that is told on a single coast.',
      ],
      [
        'was added to the rest by people who had found stumps at low tide.',
        'plausible-but-unsupported',
        'Stumps at low tide may tell that the sea came in, but not what lies under forty meters of water.',
      ],
      [
        'proves that the rest, too, was handed down by people who saw it.',
        'too-strong',
        'One part may be a memory and another a conclusion; the islands could still have been explained by what is found at low tide.',
        'If one part is a true memory, it seems natural that the whole story should be.',
      ],
    ],
    why: 'The objection is that tellers could have concluded the events from what they saw. This works for the islands and the stumps, but not for hills and streams under forty meters of murky water. So this part is the best evidence that something was really handed down.',
    hints: [
      'Some doubt that the stories are so old. How do they say people came up with them?',
      'Which parts of the story could people make up from tree stumps?',
      'Could anyone on the shore see the hills and the streams?',
      'If nobody could work it out from the shore, how did it get into the story?',
    ],
  }),
];
