import type { Item } from '../../../item/item.js';
import { reading } from '../../author.js';
import { CONFORMS } from './conforms.js';

export const FORM_91_100: readonly Item[] = [
  reading({
    key: 'rw-form-91',
    skill: 11,
    difficulty: 'hard',
    seconds: 80,
    passage:
      '<p>The arch stood for nineteen months, and on the day it fell there was no wind. A second inquiry took four years and cost more than the bridge. Among other things it brought to light that the figures that the first commission, whose nine members had been shown them only in a summary prepared by the builder’s own nephew and had voted on the summary between the soup and the fish, ______ as unduly cautious, and which were found in the end under a leg of the nephew’s piano, had been right to within the breadth of a hand.</p>',
    question: CONFORMS,
    at: 'b',
    right: 'rejected',
    wrong: [
      [
        'rejecting',
        'finite-verb-needed',
        '“The first commission” would be left without a verb in the clause that begins with “that.”',
        '“Had been right” completes the sentence at its end, so that no complete verb seems to be missing.',
      ],
      [
        'having rejected',
        'finite-verb-needed',
        'The clause about the first commission needs a complete verb, and this is none.',
        'It fits the order of events, and there are complete verbs on both sides of it.',
      ],
      [
        'to reject',
        'finite-verb-needed',
        'After “voted on the summary,” this might tell a purpose, but the commission would still have no verb.',
      ],
    ],
    why: '“The figures that the first commission … rejected … had been right.” “Had been shown” and “had voted” belong to “whose nine members,” and “had been right” to the figures; only the verb of “the first commission” is missing.',
    hints: [
      'Who did something with the figures?',
      'Whose verbs are “had been shown” and “had voted”?',
      'Skip the “whose” part. What’s missing?',
      'Say it alone: “The commission … the figures as unduly cautious.” What do you need?',
    ],
  }),
  reading({
    key: 'rw-form-92',
    skill: 11,
    difficulty: 'hard',
    seconds: 75,
    passage:
      '<p>Tourists ask to hear the great bell of Saint Orsola because of the note that it does not quite hit, and the sexton lets them believe that there is no other such bell in the world. It is in fact one of seven that, having been poured on the same afternoon from the same metal by a founder who was in a hurry to be married, ______ a bubble the size of an orange just below the shoulder; the other six, however, were sold to places where people listen less closely.</p>',
    question: CONFORMS,
    at: 'd',
    right: 'share',
    wrong: [
      [
        'shares',
        'subject-verb-agreement',
        'This agrees with “it” or “one,” but the clause with “that” describes the seven.',
        'The text is about one bell, and the sentence begins by speaking of it.',
      ],
      [
        'has shared',
        'subject-verb-agreement',
        'One bell alone cannot be the subject here, for it takes several to do this.',
        '“It is … one” stands at the beginning, and the pouring lies far in the past.',
      ],
      ['sharing', 'finite-verb-needed', 'The clause that begins with “that” would have no verb.'],
    ],
    why: '“That” stands for “seven”: it is the seven bells, all poured on the same afternoon, that have the bubble in common. So the verb is plural.',
    hints: [
      'Does “that” stand for one bell or for seven?',
      'How many were poured that afternoon?',
      'Look at the end. Which bells have the bubble?',
      'So what kind of verb does “that” need?',
    ],
  }),
  reading({
    key: 'rw-form-93',
    skill: 11,
    difficulty: 'hard',
    seconds: 65,
    passage:
      '<p>Two families of the same name lived on the landing, and for eleven years their mail was sorted by guesswork. The Torreses on the left kept goats, by letter as it were, since they owned shares in a herd in the mountains; those on the right kept everything else. When the goats’ dividend, a cheese, had for the third time been delivered to the wrong door, it was agreed that whatever smelled was to be taken as the ______ and that whatever ticked was not.</p>',
    question: CONFORMS,
    at: 'a',
    right: 'left-hand Torreses’',
    wrong: [
      [
        'left-hand Torres’s',
        'plural-or-possessive',
        'This form would be used if a single person lived there.',
        'A name that ends in “s” often takes an apostrophe and another “s.”',
      ],
      [
        'left-hand Torreses',
        'plural-or-possessive',
        'The sentence says to whom something belonged, and this form names only the people.',
        'It is the right plural, used in the second sentence, and “taken as” can be followed by a plain noun.',
      ],
      [
        'left-hand Torres',
        'plural-form',
        'After “the,” a family of this name is called by a plural form, as in the second sentence, and belonging must be shown as well.',
      ],
    ],
    why: 'Whatever smelled was theirs: it belonged to the family. The plural of the name is “Torreses,” as in the second sentence; since it ends in “s,” it shows possession by an apostrophe alone.',
    hints: [
      'Is it a family, or something that belonged to one?',
      'How does the text make a plural of the name?',
      '“This hat is Anna’s.” Does the thing you own have to follow?',
      'Start with the plural. What do you add then?',
    ],
  }),
  reading({
    key: 'rw-form-94',
    skill: 11,
    difficulty: 'medium',
    seconds: 65,
    passage:
      '<p>Critics complain that nothing in Graciela Mendes’s books can be found on a map, which is unjust, since she drew maps for a living. Trained as a surveyor and employed for twelve years to put onto paper the capes and shoals of an ocean that the ministry could not afford to send her to, ______ to places that nobody has reported from, in a prose that gives the depth of the water in every sentence.</p>',
    question: CONFORMS,
    at: 'c',
    right: 'Mendes likes to take her readers',
    wrong: [
      [
        'Mendes’s novels like to take their readers',
        'dangling-modifier',
        'It was not novels that were trained as a surveyor.',
      ],
      [
        'readers of Mendes’s novels are taken',
        'dangling-modifier',
        'The opening would describe the readers, who drew nothing for the ministry.',
      ],
      [
        'there are in Mendes’s novels excursions',
        'dangling-modifier',
        'The clause has no subject that could have been trained or employed.',
      ],
    ],
    why: '“Trained as a surveyor and employed for twelve years” describes a person, so the subject of the main clause must be that person: Mendes.',
    hints: [
      'Who was trained and employed?',
      'The opening describes someone. After the comma, what part should that person be?',
      'In “Mendes’s novels,” is Mendes the subject?',
      'What can a ministry employ: a person, a book, or a trip?',
    ],
  }),
  reading({
    key: 'rw-form-95',
    skill: 11,
    difficulty: 'hard',
    seconds: 75,
    passage:
      '<p>Dragan Kovač wrote <em>The Toll</em> in a single week of 1911, and it was given only once before the censor heard of it. Nothing in it would alarm a censor now. In the third act, Milena, who has walked over the mountains to beg for a letter that would clear her brother, learns from a boy, to whom it is of no importance, that the letter ______ since the first, when, as the audience well remembers, it was used to light the magistrate’s pipe.</p>',
    question: CONFORMS,
    at: 'd',
    right: 'has not existed',
    wrong: [
      [
        'did not exist',
        'tense-shift',
        '“Since the first” calls for a form that reaches from then up to the moment of which the act tells.',
        'The play was written, given, and forbidden in the past, and the burning of the letter is told in the past, too.',
      ],
      [
        'had not existed',
        'tense-shift',
        'This form would need “learned”; the plot is told with “learns” and “has walked.”',
        'What the boy reports lies before the moment at which he reports it.',
      ],
      ['does not exist', 'tense-shift', 'This would be right without the words that follow, which tell from when on.'],
    ],
    why: 'The plot is told in the present (“learns,” “remembers”). What began earlier and lasts up to this present stands in the present perfect, like “has walked.” “Since the first” means “since the first act.”',
    hints: [
      'Two stories: the author’s and the play’s. Which tense is each in?',
      '“Since the first”: the first what?',
      'Which form does the play use for what she did before?',
      'Is it over, or does it still last when she hears of it?',
    ],
  }),
  reading({
    key: 'rw-form-96',
    skill: 11,
    difficulty: 'hard',
    seconds: 75,
    passage:
      '<p>Forty years after the wreck, the keeper was asked to dictate what he remembered, and he remembered everything but what the lawyers had wanted to know. There is a page on his supper. On one matter he was as firm as he had been before the court, which had not believed him: he insisted that, whatever the mate of the <em>Halcyon</em> had sworn to have seen, or not to have seen, from the rail, the great lamp ______ when the ship came around the point, and that no one living had a right to say otherwise.</p>',
    question: CONFORMS,
    at: 'b',
    right: 'was burning',
    wrong: [
      [
        'be burning',
        'subjunctive-needed',
        'This would make it a demand, but no one can demand anything of a night long past.',
        'After “insisted that,” a demand takes just this form, and the verb stands more than twenty words away.',
      ],
      [
        'burn',
        'subjunctive-needed',
        'The keeper does not give an order here; he states what he holds to be a fact.',
        '“Insisted that the lamp burn” is a sound pattern for what somebody requires.',
      ],
      ['burning', 'finite-verb-needed', 'The clause that says what he insisted on would have no complete verb.'],
    ],
    why: '“Insist” can mean “demand,” and then the plain form follows; or it can mean “maintain as true.” Here he maintains what was so on the night of the wreck, and the clause takes an ordinary past form.',
    hints: [
      'Does the keeper demand something here or state something?',
      'How much time is between the ship and his telling?',
      '“I insist that he go,” “I insist that he went.” Which one tells what happened?',
      'So what form tells how it was at that moment?',
    ],
  }),
  reading({
    key: 'rw-form-97',
    skill: 11,
    difficulty: 'hard',
    seconds: 75,
    passage:
      '<p>In the songs about the strike of 1902, the miners are brought to their knees by hunger, and in the company’s reports, by reason. The letters of the women tell of something else. It was not the empty shelves, they say, or the eleven hundred eviction notices that were handed out on a single Sunday, but the quarrel of two brothers over which of them should carry the union’s banners that ______ the beginning of the end.</p>',
    question: CONFORMS,
    at: 'c',
    right: 'was',
    wrong: [
      [
        'were',
        'subject-verb-agreement',
        'This agrees with the shelves, the notices, or the banners, but it is none of these that the letters call the beginning of the end.',
        'Shelves, notices, brothers, banners: four plurals have gone by, and the last stands right before the blank.',
      ],
      [
        'are',
        'subject-verb-agreement',
        'The subject is not a plural, and the strike lies in the past.',
        '“That” seems to stand for the banners, and what the letters “say” is told in the present.',
      ],
      ['having been', 'finite-verb-needed', '“It was … that” has to be followed by a clause with a complete verb.'],
    ],
    why: '“It was not A or B but C that was the beginning of the end.” C is “the quarrel,” which is singular; the brothers and the banners only say who quarreled and over what.',
    hints: [
      'In the letters, what was the beginning of the end?',
      '“Not … but …”: which part does the verb go with?',
      'Leave out what only describes the quarrel. What can go?',
      'What comes right after “but”: one thing or many?',
    ],
  }),
  reading({
    key: 'rw-form-98',
    skill: 11,
    difficulty: 'medium',
    seconds: 60,
    passage:
      '<p>Recruiters for the shipyard had posters printed with a tower of coins on them and were puzzled by how little the coins mattered. The young people of the hill villages, when somebody took the trouble to ask, said that they had been drawn to the coast not so much by the wages, which were eaten up by the rent, as ______ of living for once among people who did not know their grandparents.</p>',
    question: CONFORMS,
    at: 'a',
    right: 'by the prospect',
    wrong: [
      [
        'the prospect',
        'parallel-structure',
        'The first half of the comparison begins with a preposition, and the second would lack it.',
      ],
      [
        'for the prospect',
        'parallel-structure',
        'One is drawn “by” something; the first half of the comparison shows it.',
      ],
      ['because of the prospect', 'parallel-structure', 'The second half would not have the form of the first.'],
    ],
    why: '“Not so much … as …” joins two parts of one form: “not so much by the wages … as by the prospect.”',
    hints: [
      'Which two reasons for going get compared?',
      '“Not so much … as”: what word comes after “so much”?',
      'Something about rent is in the way. Which part can you skip?',
      'How should the second half be built?',
    ],
  }),
  reading({
    key: 'rw-form-99',
    skill: 11,
    difficulty: 'easy',
    seconds: 45,
    passage:
      '<p>Sea cucumbers have no brain, no eyes, and, at first sight, no way of defending themselves. Several kinds of them, if they are attacked by a crab, ______ out part of their own insides, which the crab stops to eat while the animal creeps away to grow new ones.</p>',
    question: CONFORMS,
    at: 'a',
    right: 'throw',
    wrong: [
      ['throws', 'subject-verb-agreement', 'This agrees with “a crab,” but the crab is not the one that does it.'],
      ['throwing', 'finite-verb-needed', 'The sentence would lack its main verb.'],
      ['has thrown', 'subject-verb-agreement', 'This form is singular, and the subject is not.'],
    ],
    why: 'The subject is “several kinds,” a plural. The clause “if they are attacked by a crab” is inserted.',
    hints: [
      'What loses part of its insides?',
      'Skip the “if” part. What have you left out?',
      'Is the subject one or many?',
      'Which word later on stands for the subject?',
    ],
  }),
  reading({
    key: 'rw-form-100',
    skill: 11,
    difficulty: 'hard',
    seconds: 80,
    passage:
      '<p>The registers of the province have outlived three archives, one flood, and the province. It is not the paper to which this is owed, for there were years in which paper was made of anything that would lie flat. Gathered in autumn from twigs that a wasp had stung, cracked in a mortar, and left for a month in a jar of rainwater with the rust of old nails, ______ black on pages that have themselves turned the color of tea.</p>',
    question: CONFORMS,
    at: 'd',
    right: 'the galls of the oak yielded an ink that is still',
    wrong: [
      [
        'the scribes of the province wrote in an ink that is still',
        'dangling-modifier',
        'The three participles would describe the scribes, who were not cracked in a mortar.',
        'The scribes did the gathering and the cracking, and they are a natural subject for a sentence about writing.',
      ],
      [
        'the ink that was made from oak galls is still',
        'dangling-modifier',
        'Ink is not gathered from leaves; it is what came out of the jar.',
        'It names the galls as well, and ink is what the sentence is leading up to.',
      ],
      [
        'it is to oak galls that we owe an ink that is still',
        'dangling-modifier',
        '“It” stands for nothing that could have been gathered.',
      ],
    ],
    why: 'What was gathered from twigs, cracked, and left in a jar is the galls, so “the galls” must be the subject that follows the comma.',
    hints: [
      'Something has three things done to it. Which three?',
      'What can you gather, crack, and leave in a jar?',
      'So what has to come right after the comma?',
      'Take each subject. Could you gather it from a twig?',
    ],
  }),
];
