import type { Item } from '../../../item/item.js';
import { reading } from '../../author.js';
import { findingAgainst, findingFor, quotationFrom } from './questions.js';

export const TEXTUAL_51_60: readonly Item[] = [
  reading({
    key: 'rw-textual-51',
    skill: 2,
    difficulty: 'medium',
    seconds: 90,
    passage:
      '<p>“Sitting” is a 1929 poem by Maud Ellery. The speaker, an old woman, is having her portrait painted, over three mornings, by a young man, at the wish of her children, who would like her to look as she did at forty. She has prepared herself for flattery, which she despises and rather hopes for, and for the pain of getting none. What she meets with, as she sits there, is neither. In the course of the poem, she comes to feel that a gaze which spares her nothing may do a person more honor than one that is kind.</p>',
    question: quotationFrom('“Sitting”'),
    at: 'd',
    right:
      '“He puts in every line. I watch him look / the way my mother looked at bread, or weather, / as though there were no better use for eyes.”',
    wrong: [
      [
        '“He leaves out every line. I watch my face / grow young beneath his hand, and am ashamed / to be so pleased with it, and sit up straight.”',
        'opposite-meaning',
        'This gaze is a kind one, and it is the kindness that pleases her.',
      ],
      [
        '“He puts in every line. I had not asked / for mercy; but so young a man, I thought, / might have mislaid, if he were kind, a few.”',
        'true-but-off-point',
        'He spares her nothing here, but she would have liked him to be kind.',
        'It sets a pitiless gaze against kindness, which are the two things that the claim compares.',
      ],
      [
        '“He does not look at me. His eyes are on / the light, the shawl, the apple; and my hands / are one more thing, to him, that holds the light.”',
        'plausible-but-unsupported',
        'It is not at her that he looks so closely, and she does not seem to feel honored.',
        'The painter’s gaze is neither kind nor unkind, and there is something grand about holding the light.',
      ],
    ],
    why: '“Every line” is put in: nothing is spared. But he looks as one looks at bread or weather, on which life depends, “as though there were no better use for eyes,” and that is an honor.',
    hints: [
      'What kind of gaze may honor a person, in the claim?',
      'In which quotations does the painter spare her nothing?',
      'In which of those does she feel honored?',
      'What do you look at with all your attention?',
    ],
  }),
  reading({
    key: 'rw-textual-52',
    skill: 2,
    difficulty: 'medium',
    seconds: 80,
    passage:
      '<p>One summer, a concert hall got new seats and a new system for cooling the air. Since then, musicians have complained that high notes die away too soon. Some of them suspect the hum of the cooling. An engineer who was called in believes that it is the thick cloth of the new seats that swallows the high notes.</p>',
    question: findingFor('the engineer’s belief'),
    at: 'c',
    right:
      'With the cooling on and the seats covered by plastic sheets, high notes were heard for as long as they had been before the summer.',
    wrong: [
      [
        'With the cooling off and the seats as they are, high notes were heard for as long as they had been before the summer.',
        'opposite-meaning',
        'If it is enough to turn off the cooling, the seats are not to blame.',
      ],
      [
        'With the cooling on and all the seats taken, high notes were heard for a shorter time than when the hall was empty.',
        'plausible-but-unsupported',
        'The clothes of an audience would have the same effect in any hall; the new seats are not tested by this.',
      ],
      [
        'With the cooling off and the seats covered by plastic sheets, high notes were heard for as long as they had been before the summer.',
        'plausible-but-unsupported',
        'Both things were changed here, so one cannot tell which of them made the difference.',
      ],
    ],
    why: 'The plastic takes away the effect of the cloth and nothing else. If the high notes are back although the cooling is on, the cloth was what swallowed them.',
    hints: [
      'Which two things changed that summer?',
      'Which one does the engineer blame?',
      'In a fair test, which one would you take away?',
      'What would you do with the cloth, and what with the cooling?',
    ],
  }),
  reading({
    key: 'rw-textual-53',
    skill: 2,
    difficulty: 'hard',
    seconds: 95,
    passage:
      '<p>In the 1930s, a folk song about a drowned miller was taken down from a singer in Ohio and, a year later, from another in the English county of Wendshire. The two versions agree almost to the word. Since many families from Wendshire had settled in that part of Ohio in the 1790s, the song was long thought to have crossed the ocean with them and to have been handed on from mouth to mouth on either side. A librarian has drawn attention to a humbler explanation. In 1855, a printer in Wendshire put the song on a penny sheet, which was sold in both countries, and both singers, or those from whom they had it, may simply have read it.</p>',
    question: findingFor('the librarian’s explanation'),
    at: 'd',
    right:
      'In both versions, one verse is a line too short; the sheet lacks that line, which was cut off in printing, and a notebook of 1740 has it.',
    wrong: [
      [
        'In both versions, there is a verse on the miller’s daughter that is missing from the sheet but is found in a notebook of 1740.',
        'opposite-meaning',
        'Neither singer can have read on the sheet what is not there.',
      ],
      [
        'In both versions, the miller drowns in the river Wend, on which the printer lived and which is named on the sheet and in no other song.',
        'plausible-but-unsupported',
        'Settlers from Wendshire would have brought the name of the river with them as well.',
        'The river leads to the printer’s very door.',
      ],
      [
        'In both countries, the singers owned other sheets that had been sold by the same printer, and sang from memory the songs on them.',
        'true-but-off-point',
        'They learned other songs from paper; this one may still have come to them in another way.',
        'It shows that the singers read such sheets, which the explanation needs.',
      ],
    ],
    why: 'A complete song could be handed down on both sides of the ocean, but an accident in printing has one place of origin. That both singers lack the very line that the printer lost points to the sheet.',
    hints: [
      'In which two ways could the song have reached both singers?',
      'Both versions match. Does that fit one explanation or both?',
      'What could only have come from the sheet?',
      'What can happen to a text at a printer’s that can’t happen in your memory?',
    ],
  }),
  reading({
    key: 'rw-textual-54',
    skill: 2,
    difficulty: 'medium',
    seconds: 75,
    passage:
      '<p>In “The Lent Book,” an essay of 1934, Cordelia Amory suggests that it is not the person who borrows a book but the one who lends it that is made uncomfortable by the loan.</p>',
    question: quotationFrom('“The Lent Book”'),
    at: 'c',
    right:
      '“He has forgotten whose it is, and sleeps; it is I who, when I dine there, must sit with my back to the shelf so as not to be caught looking.”',
    wrong: [
      [
        '“He has not forgotten whose it is, and blushes when we meet; I have taken to crossing the street, though I miss his company, to spare him.”',
        'opposite-meaning',
        'It is the borrower who blushes here, and the lender who tries to make it easy for him.',
      ],
      [
        '“I never lent a book that did not come back, and never borrowed one that I did not return; my friends are few, and we speak of the weather.”',
        'irrelevant-evidence',
        'No loan makes anyone uncomfortable in these lines.',
      ],
      [
        '“A book that is lent is a letter of introduction: one sends it ahead, and when one calls at last, there is something to begin upon.”',
        'irrelevant-evidence',
        'This praises the lending of books and tells of nobody’s discomfort.',
      ],
    ],
    why: 'The borrower “sleeps,” untroubled; the lender sits with her back to the shelf “so as not to be caught looking.” The discomfort is on one side only, and it is hers.',
    hints: [
      'Who is uncomfortable in the claim, and who isn’t?',
      'In which quotations has someone lent and someone borrowed?',
      'Once a book is lent, who feels awkward?',
      'One should be at ease and one embarrassed. Which is which?',
    ],
  }),
  reading({
    key: 'rw-textual-55',
    skill: 2,
    difficulty: 'medium',
    seconds: 90,
    passage:
      '<p>On some slopes of Mars, dark streaks grow downhill in the warm season and fade in the cold. They were first taken for salty water seeping from the ground, which would thaw and freeze at such times. On another view, which has gained ground, they are trickles of dry sand. Loose grains begin to slide where a slope is steeper than some twenty-eight degrees and come to rest where it is gentler, whereas water would find its way down either; and sand, it is thought, may be set moving by the changes of temperature between seasons, so that the calendar of the streaks need not speak for water. But how the fading comes about is less easily explained by sand.</p>',
    question: findingAgainst('the view that the streaks are trickles of dry sand'),
    at: 'b',
    right:
      'A number of streaks went on growing for hundreds of meters after they had reached ground with a slope of ten degrees.',
    wrong: [
      [
        'A number of streaks came to an end at the point where the slope beneath them fell below twenty-eight degrees.',
        'opposite-meaning',
        'That is where grains would come to rest.',
      ],
      [
        'A number of streaks grew longest in the warm season, although there was no trace of water in the air above them.',
        'opposite-meaning',
        'A lack of water in the air is no difficulty for sand, nor is the season.',
        'It repeats the season, which once seemed to speak for water.',
      ],
      [
        'A number of streaks faded within a few weeks, although the sand on the slopes to either side had not been disturbed.',
        'plausible-but-unsupported',
        'Quiet sand beside a streak says little about what made the streak or what made it fade.',
        'The fading is named as the weak point of this view.',
      ],
    ],
    why: 'Dry sand comes to rest on gentle ground. Streaks that keep growing at ten degrees cannot be explained by sliding grains.',
    hints: [
      'What decides where dry sand slides and where it stops?',
      'Does water stop where sand stops?',
      'The season fits both views. What doesn’t?',
      'What could loose grains never do, and on what kind of ground?',
    ],
  }),
  reading({
    key: 'rw-textual-56',
    skill: 2,
    difficulty: 'easy',
    seconds: 55,
    passage:
      '<p>The owner of a restaurant has noticed that her guests stay longer on evenings with slow music. She thinks that the music is the cause and that slow music makes people linger at their tables.</p>',
    question: findingFor('the owner’s idea'),
    at: 'b',
    right:
      'When the speed of the music was decided each day by the toss of a coin, guests stayed longer when it was slow.',
    wrong: [
      [
        'When guests were in no hurry and stayed until late, the owner was more apt to put on slow music than fast music.',
        'reversed-direction',
        'In this case, the long evenings lead to slow music, and not the other way around.',
      ],
      [
        'When slow music was playing, guests who were asked about it said that they liked the food more than the music.',
        'irrelevant-evidence',
        'What guests like does not show what makes them stay.',
      ],
      [
        'When fast music was played, guests stayed just as long as they did when the music was slow or there was none.',
        'opposite-meaning',
        'If the speed makes no difference, the music is not the cause.',
      ],
    ],
    why: 'A coin does not know what sort of evening it is, so long evenings cannot be the reason for slow music. If guests still stay longer with it, the music is the cause.',
    hints: [
      'What does the owner think slow music does?',
      'Slow music may make people stay. Could it be the other way around?',
      'How could you pick the music so it doesn’t depend on the guests?',
      'What would a fair trial look like?',
    ],
  }),
  reading({
    key: 'rw-textual-57',
    skill: 2,
    difficulty: 'medium',
    seconds: 90,
    passage:
      '<p>Signe Aalto’s 1958 novel <em>High Water</em> is told in the first person plural by the inhabitants of a village that was flooded decades before. Every summer, visitors come to look at the mark on the wall of the church and to be told about that night, and the village, which had little to live on before, has learned to oblige them with a supper and a story. In the process, as a critic has noted, the right to speak of the flood has come to belong less to those who suffered by it than to those who tell it well.</p>',
    question: quotationFrom('<em>High Water</em>'),
    at: 'a',
    right:
      '“Old Marit had lost her house in it, and her hearing; but she told it badly, and we sent the visitors to Lars, who had been at sea that week and did the cow on the roof.”',
    wrong: [
      [
        '“Old Marit had lost her house in it, and her hearing, and would not be asked; when she came by, we lowered our voices, though she could not have heard them, and spoke of the harvest.”',
        'opposite-meaning',
        'Here, the village is silent out of regard for one who suffered.',
      ],
      [
        '“Lars, who had been at sea that week, did the cow on the roof so that the tears ran down our cheeks; but if old Marit came in, he would break off, and get up, and give her his chair.”',
        'reversed-direction',
        'The good storyteller gives way here to one who suffered.',
        'Lars tells it well without having been there, and everybody listens to him.',
      ],
      [
        '“No two of those who had been in it told it alike, and as there were fewer of them every year, it came in the end to be told in one way, and was printed, and sold at the inn.”',
        'true-but-off-point',
        'The telling of the flood changes with time, but nothing is said of who tells it well.',
        'Those who were in it lose the last word on it, it seems, to something that is sold.',
      ],
    ],
    why: 'Marit suffered but “told it badly”; Lars was not even there, but he “did the cow on the roof.” The visitors are sent to him.',
    hints: [
      'Which two kinds of people does the claim compare?',
      'In which quotations do both kinds show up?',
      'When the village has to choose, who does it listen to?',
      'One of them wasn’t there and one was. Who gets preferred?',
    ],
  }),
  reading({
    key: 'rw-textual-58',
    skill: 2,
    difficulty: 'easy',
    seconds: 80,
    passage:
      '<p>Young children who are learning English often say “went” at first, then for some months “goed,” and later “went” again. Some psychologists regard the middle stage as a step forward. A child who says “goed,” they argue, is no longer repeating words one by one but has found a rule for the past tense and uses it everywhere.</p>',
    question: findingFor('the psychologists’ argument'),
    at: 'c',
    right:
      'In the month in which they start to say “goed,” children also start to add “-ed” to made-up verbs that they hear for the first time.',
    wrong: [
      [
        'In the month in which they start to say “goed,” children also start to be corrected by their parents more often than they were before.',
        'irrelevant-evidence',
        'What parents do about the form does not show how the child has come by it.',
      ],
      [
        'In the month in which they start to say “goed,” children have usually been hearing the word for some time from friends of the same age.',
        'opposite-meaning',
        'In that case, the child would be repeating a word and not using a rule.',
      ],
      [
        'In the month in which they start to say “went” again, children also learn a greater number of new words than in any of the months before.',
        'irrelevant-evidence',
        'This concerns the last stage, and the number of words has nothing to do with a rule for the past tense.',
      ],
    ],
    why: 'Nobody can have heard the past tense of a made-up verb; whoever forms it uses a rule. That this begins together with “goed” shows that “goed” comes from the rule, too.',
    hints: [
      'Where does “goed” come from, in this argument?',
      'A rule, or just repeating: how could you tell?',
      'Which verbs can’t a child be repeating?',
      'If nobody ever said the form to the child, where’s it from?',
    ],
  }),
  reading({
    key: 'rw-textual-59',
    skill: 2,
    difficulty: 'medium',
    seconds: 90,
    passage:
      '<p>In <em>The Boilers</em>, a 1947 play by Roland Keyes, Margit, a widow, has asked her three grown children to supper in the house in which they were raised, so as to hear, as she says, what they think about selling it. Their opinions, to which most of the first act is given, differ widely, and she nods at each of them. In a program note, the director warns the audience against taking this at its word. Margit consults her children only in form: the matter is settled, and what she hopes to get from them is not advice but pardon.</p>',
    question: quotationFrom('<em>The Boilers</em>'),
    at: 'c',
    right:
      '“Tell me not to, and I won’t. Only tell me before Thursday, when they come to measure; I have given them my word that none of you would mind.”',
    wrong: [
      [
        '“Tell me not to, and I won’t. I have gone from room to room and asked the walls, and I find I cannot put my name to a thing that you would all be sorry for.”',
        'opposite-meaning',
        'Nothing is settled here; the children’s wish would decide the matter.',
        'It begins with the same offer and speaks of the children’s feelings.',
      ],
      [
        '“It is sold. I did not ask you, because you would have said no, and then I should have had to do it all the same, with your no in my ears.”',
        'confused-details',
        'The matter is settled, but she does not even make a show of asking.',
        'She has decided, and she seems to want to be understood.',
      ],
      [
        '“Do just as you like. It is your house as much as mine, and when you have agreed among you who is to pay for the boilers, I shall be glad to be told.”',
        'irrelevant-evidence',
        'She leaves it to them here and asks for no pardon.',
      ],
    ],
    why: '“Tell me not to” sounds like a request for advice. But people come on Thursday to measure, and she has promised that nobody would mind: it is settled, and what she wants is that they should not mind.',
    hints: [
      'The note names three things. What are they?',
      'In which speeches does she seem to ask?',
      'Where she seems to ask, is anything still open?',
      'What happens to her offer as she goes on?',
    ],
  }),
  reading({
    key: 'rw-textual-60',
    skill: 2,
    difficulty: 'medium',
    seconds: 90,
    passage:
      '<p>The Romans knew the water mill and described it well, yet few Roman mills had been found when historians first asked why. The answer given by many was that a society with slaves to turn its millstones has no need of rivers. Others suspect that what is wanting is not mills but finds. The Romans, they think, used water mills widely; but most mills will have been small, built of wood, and set up on streams in the country, where wood rots if it is not kept wet and where hardly anybody digs, whereas excavations have been made in the cities and on the great estates, among stone.</p>',
    question: findingFor('the suspicion described in the text'),
    at: 'a',
    right:
      'When brooks far from any Roman town were searched, remains of wooden wheels from Roman times came to light in wet ground by the dozen.',
    wrong: [
      [
        'When the cellars of a great Roman estate were searched, stones of hand mills came to light by the dozen, next to where the slaves slept.',
        'opposite-meaning',
        'Hand mills and slaves belong to the first answer.',
      ],
      [
        'When Roman writings were searched, passages came to light in which farmers are advised to build a water mill and to save on slaves.',
        'true-but-off-point',
        'That mills were known and praised is clear from the start; whether farmers took the advice remains open.',
        'It concerns the country, mills, and slaves and makes many mills seem likely.',
      ],
      [
        'When Roman cities were searched once more, several stone water mills came to light that earlier excavations had failed to notice.',
        'plausible-but-unsupported',
        'A few stone mills in cities are not the kind of mill, nor the place, that has been missed on this view.',
        'New finds of mills are just what is hoped for.',
      ],
    ],
    why: 'On this view, the missing mills were of wood, on country streams, and can survive only in wet ground. Dozens of them, found as soon as one looks there, are what it leads one to expect.',
    hints: [
      'What do the others think is missing: mills or finds?',
      'What were most mills made of, and where were they?',
      'In what kind of ground would something be left of them?',
      'Where should someone search, and for what?',
    ],
  }),
];
