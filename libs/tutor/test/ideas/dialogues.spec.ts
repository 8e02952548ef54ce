import { Talk } from './talk.js';
import { designedItem } from './items.js';

/** What each message is answered with; the sentences are the design's. */
function follow(key: string, turns: readonly (readonly [message: string, move: string, text: RegExp])[]): Talk {
  const talk = new Talk(designedItem(key));
  for (const [message, move, text] of turns)
    expect([message, talk.say(message)]).toEqual([
      message,
      expect.objectContaining({ move, text: expect.stringMatching(text) as string }),
    ]);
  return talk;
}

describe('a whole dialogue', () => {
  it('about a main idea confirms each idea and asks on, up to the choice', () => {
    const { state } = follow('rw-central-76', [
      [
        'she raises her hand at clearly and obviously',
        'idea-right',
        /^Yes, those are the words that make her stop\. What does she find/,
      ],
      ['so she doesnt trust those words?', 'idea-right', /^You have the heart of it\. Which choice says that/],
    ]);
    // Nobody asked for a hint.
    expect(state.question.rungs).toBe(0);
  });

  it('about evidence takes a clue seriously before it points to the cause it helps', () => {
    follow('rw-textual-15', [
      [
        'the grains clump differently so the planet must have moved them',
        'idea-wrong',
        /^A change in clumping is a real clue\. .*Which side does that clue help\?$/,
      ],
      ['so i need to rule out the ice thing?', 'idea-right', /^That is the job exactly/],
      [
        'where water freezes is at a certain distance, so the gap has to not be there',
        'idea-right',
        /^Well reasoned\. .*Which finding puts the gap at such a place\?$/,
      ],
    ]);
  });

  it('about a poem meets self-doubt with warmth and a small step, then goes on with the poem', () => {
    follow('rw-inference-89', [
      ['i suck at poems. im never going to get into college', 'encourage', /\?$/],
      ['he knows nothing about him', 'idea-right', /^Right, he pays and passes by\./],
      [
        'so people on the boat talked and the bridge people dont',
        'idea-right',
        /^That is the comparison the poem makes\. Which choice says just that\?$/,
      ],
    ]);
  });

  it('about a transition tests a wrong reason without a word on the choice it was given for', () => {
    follow('rw-transitions-19', [
      [
        'I think its Hence because they differ so as a result each follows a pattern',
        'idea-wrong',
        /is it a result\? .*Does that make sense\?$/,
      ],
      ['so its a contrast', 'idea-right', /^Exactly, the likeness holds although there are differences\./],
    ]);
  });
});
