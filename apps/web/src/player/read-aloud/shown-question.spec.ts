import { explanationAt, sentencesOfShownQuestion } from './shown-question';

const FORMULA =
  '<span data-tex="\\frac{x}{2}"><span aria-hidden="true"><svg></svg></span><span class="alternative">' +
  '<math xmlns="http://www.w3.org/1998/Math/MathML"><mfrac><mi>x</mi><mn>2</mn></mfrac></math></span></span>';
const TABLE =
  '<table><caption>Ways to school</caption><thead><tr><th>Grade</th><th>Bus</th><th>On foot</th></tr></thead>' +
  '<tbody><tr><th>10</th><td>48</td><td>20</td></tr><tr><th>11</th><td>36</td><td></td></tr></tbody></table>';

/** A page with a question on the screen. */
function page(parts: {
  passage?: string;
  figure?: string;
  question?: string;
  choices?: string;
  beside?: string;
}): string[] {
  const { passage = '', figure = '', question = '', choices = '', beside = '' } = parts;
  document.body.innerHTML = `<header>Section 1</header>${beside}<div data-shown-question="yes">
    ${figure && `<div data-figure>${figure}</div>`}
    ${passage && `<div data-region="passage">${passage}</div>`}
    <h2>Question 1 of 27</h2><div data-region="question">${question}</div><ul>${choices}</ul></div>`;
  return sentencesOfShownQuestion(document).map(({ words }) => words);
}

const highlighted = (): string[] =>
  sentencesOfShownQuestion(document).map(({ sources }) =>
    sources.map((source) => ('node' in source ? source.node.data.slice(source.start, source.end) : '◆')).join('|'),
  );

afterEach(() => document.body.replaceChildren());

describe('what is read of a question', () => {
  it('is passage, question and choices, sentence by sentence in the order of the page, and nothing around them', () => {
    const said = page({
      passage: '<p>Ivy climbs. It needs no soil!</p><p>Does it harm trees?</p>',
      question: '<p>What does the text say?</p>',
      choices:
        '<li><button data-choice="a"><span>A</span><span>It climbs.</span></button><button>Eliminate A</button></li>',
    });
    expect(said).toEqual([
      'Ivy climbs.',
      'It needs no soil!',
      'Does it harm trees?',
      'What does the text say?',
      'Choice A: It climbs.',
    ]);
  });

  it('never is a key, an explanation, the clock or the hidden next question', () => {
    const said = page({
      question: '<p>How many?</p>',
      beside:
        '<div data-shown-question-not><div data-region="question">Next one</div></div>' +
        '<section data-explanation><p>The answer is B.</p></section><div role="timer">19:59</div>',
    });
    expect(said).toEqual(['How many?']);
  });

  it('has the explanation after the choices where the question is explained, and knows where it begins', () => {
    const explained = '<li data-choice="a"><span>A</span><span>Four.</span></li></ul>';
    page({ question: '<p>How many?</p>', choices: explained });
    const place = document.createElement('div');
    place.setAttribute('data-region', 'explanation');
    place.innerHTML = '<p>Two pairs.</p><p>So four.</p>';
    expect(explanationAt(sentencesOfShownQuestion(document))).toBe(0);
    document.querySelector('[data-shown-question]')!.append(place);
    const sentences = sentencesOfShownQuestion(document);
    expect(sentences.map(({ words }) => words)).toEqual(['How many?', 'Choice A: Four.', 'Two pairs.', 'So four.']);
    expect(explanationAt(sentences)).toBe(2);
  });

  it('is nothing where no question is on the screen', () => {
    document.body.innerHTML = '<div data-region="question">Alone</div>';
    expect(sentencesOfShownQuestion(document)).toEqual([]);
  });

  it('has formulas in words, as one piece that is highlighted whole', () => {
    expect(page({ question: `<p>If ${FORMULA} is 3.5, what is it? Say so.</p>` })).toEqual([
      'If x over 2 is 3.5, what is it?',
      'Say so.',
    ]);
    expect(highlighted()).toEqual(['If|◆|is 3.5, what is it?', 'Say so.']);
  });

  it('begins a sentence with a formula where it does, and highlights it with that one alone', () => {
    expect(page({ question: `<p>Look here. ${FORMULA} is 3. Say so.</p>` })).toEqual([
      'Look here.',
      'x over 2 is 3.',
      'Say so.',
    ]);
    expect(highlighted()).toEqual(['Look here.', '◆|is 3.', 'Say so.']);
  });

  it('ends a sentence after the letter of a formula, which is no initial, and begins one with a gap', () => {
    const letter = '<span data-tex="a"><math xmlns="http://www.w3.org/1998/Math/MathML"><mi>a</mi></math></span>';
    expect(page({ question: `<p>Let b be ${letter}. Then J. Smith won. ______ fell.</p>` })).toEqual([
      'Let b be A.',
      'Then J. Smith won.',
      'blank fell.',
    ]);
  });

  it('has the source of a formula that could not be set', () => {
    expect(page({ question: '<p>Solve <span data-tex="\\bad{x"><code>Not set</code></span> now.</p>' })).toEqual([
      'Solve \\bad{x now.',
    ]);
  });

  it('has a table row by row, each cell with the name of its column', () => {
    expect(page({ question: TABLE })).toEqual([
      'Table: Ways to school.',
      'Columns: Grade, Bus, On foot.',
      '10: Bus 48, On foot 20.',
      '11: Bus 36, On foot empty.',
    ]);
  });

  it('has a table without a title as a table, its columns by the last row of its head', () => {
    const grouped =
      '<table><thead><tr><th></th><th colspan="2">Ways</th></tr><tr><th>Grade</th><th>Bus</th><th>On foot</th></tr></thead>' +
      '<tbody><tr><th>10</th><td>48</td><td>20</td></tr></tbody></table><p>How many?</p>';
    expect(page({ question: grouped })).toEqual([
      'Table.',
      'Columns: Grade, Bus, On foot.',
      '10: Bus 48, On foot 20.',
      'How many?',
    ]);
  });

  it('never breaks a row or a title of a table, and passes over a column without a name', () => {
    const table =
      '<table><caption>Ways. By grade</caption><thead><tr><th></th><th>Bus</th></tr></thead>' +
      '<tbody><tr><th>St. Ives. North</th><td>48</td></tr></tbody></table>';
    expect(page({ question: table })).toEqual(['Table: Ways. By grade.', 'Columns: Bus.', 'St. Ives. North: Bus 48.']);
  });

  it('has the description of a picture', () => {
    expect(page({ question: '<p><img src="x.png" alt="Two bars."></p>' })).toEqual(['Figure: Two bars.']);
  });

  it('has no word for a picture that is only decoration, nor for what is hidden', () => {
    const question =
      '<p>How <img src="x.png" alt=""><span hidden>not </span><span aria-hidden="true">42 </span>many?</p>';
    expect(page({ question })).toEqual(['How many?']);
  });

  it('has of a graph its description, sentence by sentence, with the graph highlighted', () => {
    const figure = '<svg role="img" aria-label="A line. It rises from 0 to 8."><text>8</text></svg>';
    expect(page({ figure, question: '<p>How far?</p>' })).toEqual([
      'Figure: A line.',
      'It rises from 0 to 8.',
      'How far?',
    ]);
    expect(highlighted()).toEqual(['◆', '◆', 'How far?']);
  });

  it('has gaps and underlines, which one does not hear', () => {
    expect(page({ passage: '<p>Ivy ______ fast. <u>It needs light.</u></p>', question: '<p>Why?</p>' })).toEqual([
      'Ivy blank fast.',
      'Underlined: It needs light.',
      'End of underlining.',
      'Why?',
    ]);
    expect(page({ passage: '<p>Ivy is <u>an evergreen</u> plant. <u>“It climbs.”</u> It has roots.</p>' })).toEqual([
      'Ivy is Underlined: an evergreen, end of underlining, plant.',
      'Underlined: “It climbs.”',
      'End of underlining.',
      'It has roots.',
    ]);
  });

  it('does not end a sentence after a title, an abbreviation or an initial', () => {
    expect(page({ question: '<p>Dr. J. Smith of the U.S. team left. She ran.</p>' })).toEqual([
      'Dr. J. Smith of the U.S. team left.',
      'She ran.',
    ]);
  });

  it('joins a formula to the hyphen after it, which by itself may be said as a minus', () => {
    expect(page({ question: `<p>At the ${FORMULA}-intercept, ${FORMULA} - not 5 -2.</p>` })).toEqual([
      'At the x over 2-intercept, x over 2 - not 5 -2.',
    ]);
  });

  it('passes over a line of signs alone, as between two parts of a text', () => {
    expect(page({ passage: '<p>Ivy climbs.</p><p>* * *</p><p>It needs light.</p>' })).toEqual([
      'Ivy climbs.',
      'It needs light.',
    ]);
  });

  it('has a poem line by line, and notes one by one', () => {
    const passage = '<p>Ivy climbs<br>and never asks</p><ul><li>It is green.</li><li>It is old</li></ul>';
    expect(page({ passage })).toEqual(['Ivy climbs', 'and never asks', 'It is green.', 'It is old']);
  });

  it('says what became of a choice by itself, after the choice', () => {
    const choices = '<li data-choice="b"><span>B</span><span>It climbs</span><span data-apart>Correct</span></li>';
    expect(page({ choices })).toEqual(['Choice B: It climbs', 'Correct']);
  });

  it('says of a struck choice that it is', () => {
    const choices =
      '<li><button data-choice="c"><span>C</span><span class="vh">eliminated: </span><span>seven</span></button></li>';
    expect(page({ question: '<p>Which?</p>', choices })).toEqual(['Which?', 'Choice C: eliminated: seven']);
  });
});
