import { isRight, type Draft } from '../../drafts/index.js';
import { readQtiDrafts } from './read.js';

const QTI3 = 'xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0"';
const TEMPLATES = 'https://purl.imsglobal.org/spec/qti/v3p0/rptemplates';

interface Made {
  type?: string;
  cardinality?: string;
  /** Inside the response declaration. */
  declared?: string;
  body?: string;
  /** The element of response processing. */
  processing?: string;
  more?: string;
  attributes?: string;
}

const CHOICES = `<qti-choice-interaction response-identifier="RESPONSE" max-choices="1"><qti-prompt>What does it say?</qti-prompt>
  ${['A', 'B', 'C'].map((id) => `<qti-simple-choice identifier="${id}">Sentence ${id}</qti-simple-choice>`).join('')}</qti-choice-interaction>`;
const FIELD = '<p>Type it: <qti-text-entry-interaction response-identifier="RESPONSE"/></p>';
const template = (name: string): string => `<qti-response-processing template="${TEMPLATES}/${name}.xml"/>`;
const correct = (...values: string[]): string =>
  `<qti-correct-response>${values.map((value) => `<qti-value>${value}</qti-value>`).join('')}</qti-correct-response>`;
const mapping = (entries: Record<string, number>, bounds = '', entry = ''): string =>
  `<qti-mapping ${bounds}>${Object.entries(entries)
    .map(([key, points]) => `<qti-map-entry map-key="${key}" mapped-value="${points}" ${entry}/>`)
    .join('')}</qti-mapping>`;
const ifThen = (condition: string, points = '1'): string =>
  `<qti-response-processing><qti-response-condition><qti-response-if>${condition}<qti-set-outcome-value identifier="SCORE"><qti-base-value base-type="float">${points}</qti-base-value></qti-set-outcome-value></qti-response-if></qti-response-condition></qti-response-processing>`;
const RESPONSE = '<qti-variable identifier="RESPONSE"/>';

const item = ({
  type = 'identifier',
  cardinality = 'single',
  declared = correct('B'),
  body = CHOICES,
  processing = template('match_correct'),
  more = '',
  attributes = '',
}: Made): string =>
  `<qti-assessment-item ${QTI3} identifier="made" title="Made" time-dependent="false" ${attributes}>
  <qti-response-declaration identifier="RESPONSE" cardinality="${cardinality}" base-type="${type}">${declared}</qti-response-declaration>
  <qti-outcome-declaration identifier="SCORE" cardinality="single" base-type="float"/>${more}
  <qti-item-body>${body}</qti-item-body>${processing}</qti-assessment-item>`;

const read = (made: Made) => readQtiDrafts('made.xml', item(made));
function drafted(made: Made): Draft {
  const { drafts, refused } = read(made);
  expect(refused).toEqual([]);
  return drafts[0]!;
}
const refusal = (made: Made): string => read(made).refused[0]?.reason ?? 'came in';
/** Which of the responses the draft counts as right. */
const right = (draft: Draft, ...responses: string[]): string[] => responses.filter((each) => isRight(draft, each));

describe('a choice of another maker', () => {
  it('comes in with its text, choices and key, and says what it lacks', () => {
    const draft = drafted({ body: `<p>Read the sign.</p>${CHOICES}` });
    expect(draft).toMatchObject({
      origin: { format: 'qti-3', file: 'made.xml', line: 1, id: 'made', title: 'Made' },
      scoring: { rule: 'match_correct', points: 1 },
      question: '<p>Read the sign.</p><p>What does it say?</p>',
      options: [
        { id: 'A', html: 'Sentence A' },
        { id: 'B', html: 'Sentence B' },
        { id: 'C', html: 'Sentence C' },
      ],
      answer: 'B',
      lost: [],
    });
    expect(draft.missing.map(({ field }) => field)).toEqual(
      expect.arrayContaining(['skill', 'difficulty', 'options', 'options.A.misconception', 'hints']) as string[],
    );
  });

  it.each<[string, Made, string]>([
    ['by the template match_correct', {}, 'B'],
    ['by map_response', { declared: mapping({ A: 0, C: 2 }), processing: template('map_response') }, 'C'],
    [
      'by map_response within an upper bound',
      { declared: mapping({ A: -1, C: 2 }, 'upper-bound="1" lower-bound="0"'), processing: template('map_response') },
      'C',
    ],
    [
      'by rules of its own',
      { processing: ifThen(`<qti-match>${RESPONSE}<qti-correct identifier="RESPONSE"/></qti-match>`, '2.5') },
      'B',
    ],
    [
      'by rules that turn it round',
      {
        processing: ifThen(
          `<qti-and><qti-not><qti-is-null>${RESPONSE}</qti-is-null></qti-not><qti-not><qti-or>${['A', 'B'].map((id) => `<qti-match>${RESPONSE}<qti-base-value base-type="identifier">${id}</qti-base-value></qti-match>`).join('')}</qti-or></qti-not></qti-and>`,
        ),
      },
      'C',
    ],
    ['by its correct response alone', { processing: '' }, 'B'],
    [
      'by a template of Common Cartridge',
      { declared: mapping({ A: 100 }), processing: template('CC2_map_response') },
      'A',
    ],
    ['as one of several of which one may be taken', { cardinality: 'multiple' }, 'B'],
  ])('is scored %s', (_how, made, expected) => {
    expect(right(drafted(made), 'A', 'B', 'C')).toEqual([expected]);
  });

  it('tells of points that the exam does not have', () => {
    const made = { declared: mapping({ A: 0.5, B: 1, C: -1 }), processing: template('map_response') };
    expect(drafted(made).lost).toEqual([
      { field: 'scoring', reason: 'choice A is worth 0.5 of 1 points; the exam counts right or wrong only' },
      { field: 'scoring', reason: 'choice C costs 1 points; the exam takes none away' },
    ]);
  });

  it('has no key when nothing says what is right, and says so', () => {
    const draft = drafted({ declared: '', processing: '' });
    expect(draft).toMatchObject({ type: 'choice', answer: '' });
    expect(draft.missing).toContainEqual({ field: 'answer', reason: 'no choice is the right one' });
  });

  it('brings the feedback of each choice along', () => {
    const draft = drafted({
      more: '<qti-outcome-declaration identifier="FEEDBACK" cardinality="single" base-type="identifier"/>',
      processing: `<qti-response-processing><qti-set-outcome-value identifier="FEEDBACK">${RESPONSE}</qti-set-outcome-value><qti-response-condition><qti-response-if><qti-match>${RESPONSE}<qti-correct identifier="RESPONSE"/></qti-match><qti-set-outcome-value identifier="SCORE"><qti-base-value base-type="float">1</qti-base-value></qti-set-outcome-value></qti-response-if></qti-response-condition></qti-response-processing>
        <qti-modal-feedback outcome-identifier="FEEDBACK" show-hide="show" identifier="A"><qti-content-body>Not said.</qti-content-body></qti-modal-feedback>
        <qti-modal-feedback outcome-identifier="FEEDBACK" show-hide="show" identifier="B"><qti-content-body><p>Just so.</p></qti-content-body></qti-modal-feedback>`,
    });
    expect(draft).toMatchObject({
      explanation: 'Just so.',
      options: [{ feedback: 'Not said.' }, { feedback: '' }, { feedback: '' }],
    });
  });

  it('brings the feedback along that a template of Common Cartridge shows for each choice', () => {
    const processing = `${template('CC2_match')}<qti-modal-feedback outcome-identifier="FEEDBACK" show-hide="show" identifier="C"><qti-content-body>Not C.</qti-content-body></qti-modal-feedback>`;
    const full =
      '<qti-outcome-declaration identifier="MAXSCORE" cardinality="single" base-type="float"><qti-default-value><qti-value>100</qti-value></qti-default-value></qti-outcome-declaration>';
    expect(drafted({ processing, more: full })).toMatchObject({
      answer: 'B',
      scoring: { rule: 'cc2_match', points: 100 },
      options: [{ feedback: '' }, { feedback: '' }, { feedback: 'Not C.' }],
    });
  });
});

describe('a typed answer of another maker', () => {
  it.each<[string, Made, string[], string[]]>([
    ['a text, to the letter', { type: 'string', declared: correct('York') }, ['York'], ['york', 'New York', 'YORK']],
    [
      'a mapped text whose case does not matter',
      {
        type: 'string',
        declared: mapping({ York: 1 }, '', 'case-sensitive="false"'),
        processing: template('map_response'),
      },
      ['York', 'york', 'YORK'],
      ['Yorks'],
    ],
    [
      'two texts that are worth the same',
      { type: 'string', declared: mapping({ color: 1, colour: 1, hue: 0 }), processing: template('map_response') },
      ['color', 'colour'],
      ['hue', 'Color'],
    ],
    [
      'a text compared by a rule',
      {
        type: 'string',
        declared: '',
        processing: ifThen(
          `<qti-string-match case-sensitive="false">${RESPONSE}<qti-base-value base-type="string">yes</qti-base-value></qti-string-match>`,
        ),
      },
      ['yes', 'YES'],
      ['no'],
    ],
    ['a number', { type: 'integer', declared: correct('42') }, ['42', '42.0', '4.2e1'], ['41', '43', '042x']],
    [
      'a number within a tolerance, ends included',
      {
        type: 'float',
        declared: correct('3.14'),
        processing: ifThen(
          `<qti-equal tolerance-mode="absolute" tolerance="0.01">${RESPONSE}<qti-correct identifier="RESPONSE"/></qti-equal>`,
        ),
      },
      ['3.13', '3.14', '3.15', '3.1416'],
      ['3.129', '3.151', '0'],
    ],
    [
      'a number within different tolerances, one end not included',
      {
        type: 'float',
        declared: correct('10'),
        processing: ifThen(
          `<qti-equal tolerance-mode="absolute" tolerance="1 2" include-upper-bound="false"><qti-correct identifier="RESPONSE"/>${RESPONSE}</qti-equal>`,
        ),
      },
      ['9', '10', '11.99'],
      ['8.99', '12', '12.01'],
    ],
    [
      'a number within ten per cent',
      {
        type: 'float',
        declared: correct('200'),
        processing: ifThen(
          `<qti-equal tolerance-mode="relative" tolerance="10"><qti-correct identifier="RESPONSE"/>${RESPONSE}</qti-equal>`,
        ),
      },
      ['180', '200', '220'],
      ['179.9', '220.1'],
    ],
    [
      'a number rounded to two places',
      {
        type: 'float',
        declared: correct('0.67'),
        processing: ifThen(
          `<qti-equal-rounded rounding-mode="decimalPlaces" figures="2">${RESPONSE}<qti-correct identifier="RESPONSE"/></qti-equal-rounded>`,
        ),
      },
      ['0.665', '0.6667', '0.67', '0.6749'],
      ['0.66', '0.675', '0.6'],
    ],
    [
      'a number between two bounds',
      {
        type: 'float',
        declared: '',
        processing: ifThen(
          `<qti-and><qti-gt>${RESPONSE}<qti-base-value base-type="float">2</qti-base-value></qti-gt><qti-lte>${RESPONSE}<qti-base-value base-type="float">3</qti-base-value></qti-lte></qti-and>`,
        ),
      },
      ['2.01', '2.5', '3'],
      ['2', '3.01', '1'],
    ],
    [
      'whole numbers between two bounds, one by one',
      {
        type: 'integer',
        declared: '',
        processing: ifThen(
          `<qti-and><qti-gt>${RESPONSE}<qti-base-value base-type="integer">2</qti-base-value></qti-gt><qti-lte>${RESPONSE}<qti-base-value base-type="integer">4</qti-base-value></qti-lte></qti-and>`,
        ),
      },
      ['3', '4'],
      ['2', '5', '3.5'],
    ],
  ])('is right for %s', (_what, made, rights, wrongs) => {
    expect(right(drafted({ body: FIELD, ...made }), ...rights, ...wrongs)).toEqual(rights);
  });

  it('leaves a gap where it is typed within the text', () => {
    expect(drafted({ type: 'string', declared: correct('York'), body: FIELD }).question).toBe('<p>Type it: ______</p>');
  });

  it('tells of an answer that is worth a part of the points', () => {
    const made = {
      type: 'string',
      declared: mapping({ York: 1, york: 0.5 }, '', 'case-sensitive="true"'),
      processing: template('map_response'),
      body: FIELD,
    };
    const draft = drafted(made);
    expect(right(draft, 'York', 'york')).toEqual(['York']);
    expect(draft.lost).toEqual([
      { field: 'scoring', reason: '“york” is worth 0.5 of 1 points; the exam counts right or wrong only' },
    ]);
  });

  it('tells of a mapping that is silent on capital letters, which players take in two ways', () => {
    const made = { type: 'string', body: FIELD, processing: template('map_response') };
    expect(drafted({ ...made, declared: mapping({ York: 1 }) }).lost).toEqual([
      { field: 'scoring', reason: 'the mapping does not say whether capital letters matter; they do here' },
    ]);
    expect(drafted({ ...made, declared: mapping({ 1485: 1 }) }).lost).toEqual([]);
  });
});

describe('what a draft cannot hold is refused by name', () => {
  const twice = (interaction: string): string => `${interaction}${interaction}`;
  it.each<[string, Made, RegExp]>([
    [
      'several right choices',
      { cardinality: 'multiple', body: CHOICES.replace('max-choices="1"', 'max-choices="0"') },
      /multiple response/,
    ],
    [
      'two choices that count as right',
      { declared: mapping({ A: 1, B: 1 }), processing: template('map_response') },
      /2 choices count as right \(A, B\)/,
    ],
    [
      'seven choices',
      {
        body: CHOICES.replace(
          '</qti-choice',
          `${['D', 'E', 'F', 'G'].map((id) => `<qti-simple-choice identifier="${id}"/>`).join('')}</qti-choice`,
        ),
      },
      /7 choices; 2 to 6/,
    ],
    ['several fields', { type: 'string', body: twice(FIELD) }, /2 interactions in one item \(text-entry-interaction\)/],
    [
      'another interaction',
      { body: '<qti-hotspot-interaction response-identifier="RESPONSE"/>' },
      /hotspot-interaction/,
    ],
    ['no interaction', { body: '<p>Rest.</p>' }, /no interaction/],
    [
      'values drawn at random',
      { more: '<qti-template-declaration identifier="X" cardinality="single" base-type="integer"/>' },
      /template/,
    ],
    [
      'two choices that an upper bound makes alike',
      { declared: mapping({ A: 2, B: 1 }, 'upper-bound="1"'), processing: template('map_response') },
      /2 choices count as right/,
    ],
    ['an adaptive item', { attributes: 'adaptive="true"' }, /adaptive/],
    [
      'processing that is not known',
      { processing: ifThen(`<qti-custom-operator class="x">${RESPONSE}</qti-custom-operator>`) },
      /qti-custom-operator/,
    ],
    ['a template that is not known', { processing: template('my_own') }, /template my_own/],
    [
      'a pattern',
      {
        type: 'string',
        body: FIELD,
        processing: ifThen(`<qti-pattern-match pattern="[0-9]+">${RESPONSE}</qti-pattern-match>`),
      },
      /qti-pattern-match/,
    ],
    [
      'a part of a text',
      {
        type: 'string',
        body: FIELD,
        processing: ifThen(
          `<qti-string-match substring="true" case-sensitive="true">${RESPONSE}<qti-base-value base-type="string">a</qti-base-value></qti-string-match>`,
        ),
      },
      /a part of the text/,
    ],
    [
      'numbers without an end',
      {
        type: 'float',
        body: FIELD,
        declared: '',
        processing: ifThen(`<qti-gt>${RESPONSE}<qti-base-value base-type="float">3</qti-base-value></qti-gt>`),
      },
      /every number above/,
    ],
    [
      'computing with the response',
      {
        type: 'float',
        body: FIELD,
        declared: correct('2'),
        processing: ifThen(
          `<qti-equal tolerance-mode="exact"><qti-product>${RESPONSE}${RESPONSE}</qti-product><qti-base-value base-type="float">4</qti-base-value></qti-equal>`,
        ),
      },
      /computes with the response/,
    ],
    [
      'any text',
      {
        type: 'string',
        body: FIELD,
        declared: '',
        processing: ifThen(`<qti-not><qti-is-null>${RESPONSE}</qti-is-null></qti-not>`),
      },
      /any text counts as right/,
    ],
    [
      'scoring by a person',
      {
        more: '<qti-outcome-declaration identifier="X" cardinality="single" base-type="float" external-scored="human"/>',
      },
      /a person scores/,
    ],
  ])('%s', (_what, made, reason) => expect(refusal(made)).toMatch(reason));
});

describe('QTI 2.1 and 2.2', () => {
  it('are read by the same rules under their own names', () => {
    const { drafts } = readQtiDrafts(
      'two.xml',
      `<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="two" title="Two" adaptive="false" timeDependent="false">
        <responseDeclaration identifier="RESPONSE" cardinality="single" baseType="string"><mapping defaultValue="0"><mapEntry mapKey="York" mappedValue="2" caseSensitive="false"/></mapping></responseDeclaration>
        <outcomeDeclaration identifier="SCORE" cardinality="single" baseType="float"/>
        <itemBody><p>Now is the winter made glorious by this sun of <textEntryInteraction responseIdentifier="RESPONSE" expectedLength="15"/>;</p></itemBody>
        <responseProcessing template="http://www.imsglobal.org/question/qti_v2p1/rptemplates/map_response"/></assessmentItem>`,
    );
    expect(drafts).toMatchObject([
      {
        origin: { format: 'qti-2', id: 'two' },
        scoring: { rule: 'map_response', points: 2 },
        question: '<p>Now is the winter made glorious by this sun of ______;</p>',
        accepted: [{ value: 'York', caseSensitive: false }],
      },
    ]);
  });
});

describe('a file that is made to do harm', () => {
  it.each([
    [
      'entities that grow',
      '<!DOCTYPE a [<!ENTITY b "x"><!ENTITY c "&b;&b;">]><qti-assessment-item>&c;</qti-assessment-item>',
      /declares entities/,
    ],
    [
      'an entity that points outside',
      '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
      /declares entities/,
    ],
    ['elements without end', '<a>'.repeat(5000), /stand inside one another|no sound XML/],
    ['no XML', 'hello', /no sound XML/],
  ])('is refused: %s', (_what, text, reason) => {
    expect(readQtiDrafts('bad.xml', text)).toEqual({
      drafts: [],
      refused: [{ file: 'bad.xml', line: 1, id: '', reason: expect.stringMatching(reason) as string }],
    });
  });
});

describe('scoring of numbers stays as it is', () => {
  const typed = (value: string, processing = template('match_correct'), type = 'float'): Draft =>
    drafted({ type, declared: correct(value), body: FIELD, processing });
  const compared = (name: string, attributes: string): string =>
    ifThen(`<${name} ${attributes}><qti-correct identifier="RESPONSE"/>${RESPONSE}</${name}>`);

  it.each([
    ['1234567890123', ['1234567890123'], ['1234567890120', '1234567890124']],
    ['3.14159265358979', ['3.14159265358979'], ['3.14159265359']],
    ['6.02e23', ['6.02e23'], ['6.03e23']],
    ['6.626e-34', ['6.626e-34'], ['0', '6.627e-34']],
  ])('for %s, of which no digit is dropped', (value, yes, no) => {
    expect(right(typed(value), ...yes, ...no)).toEqual(yes);
    expect(right(typed(value, compared('qti-equal', 'tolerance-mode="exact"')), ...yes, ...no)).toEqual(yes);
  });

  // By the standard both numbers are rounded and then compared, halves up.
  it.each<[string, string, string[], string[]]>([
    ['3.14', 'rounding-mode="decimalPlaces" figures="1"', ['3.05', '3.1', '3.149'], ['3.049', '3.15', '3.19']],
    ['-2.5', 'rounding-mode="decimalPlaces" figures="0"', ['-2.5', '-2', '-1.6'], ['-2.51', '-1.5']],
    ['9.96', 'rounding-mode="significantFigures" figures="2"', ['9.95', '10.4'], ['9.94', '10.5']],
    ['1234', 'rounding-mode="significantFigures" figures="2"', ['1150', '1200', '1249'], ['1149', '1250']],
  ])('for %s rounded by %s', (value, how, yes, no) => {
    expect(right(typed(value, compared('qti-equal-rounded', how)), ...yes, ...no)).toEqual(yes);
  });

  it('and what only a computer language takes for a number is refused', () => {
    expect(refusal({ type: 'integer', declared: correct('0x10'), body: FIELD })).toBe('0x10 is no integer');
  });
});

describe('feedback within the text', () => {
  const block = (attributes: string): string =>
    `<qti-feedback-block outcome-identifier="F" identifier="x" ${attributes}><p>The premise.</p></qti-feedback-block>${CHOICES}`;
  const outcome = (value: string): string =>
    `<qti-outcome-declaration identifier="F" cardinality="single" base-type="identifier"><qti-default-value><qti-value>${value}</qti-value></qti-default-value></qti-outcome-declaration>`;

  it.each([
    ['that an answer brings is left out', 'show-hide="show"', '', false],
    ['that is shown from the beginning is kept', 'show-hide="show"', outcome('x'), true],
    ['that an answer takes away is kept', 'show-hide="hide"', '', true],
    ['that is hidden from the beginning is left out', 'show-hide="hide"', outcome('x'), false],
    ['of another name is left out', '', outcome('y'), false],
  ])('%s', (_what, attributes, more, isKept) => {
    expect(drafted({ body: block(attributes), more }).question.includes('The premise.')).toBe(isKept);
  });
});

describe('names that every object has', () => {
  it('are none of a rule, nor of a template', () => {
    expect(refusal({ processing: ifThen('<constructor/>') })).toBe('response processing uses constructor');
    expect(refusal({ processing: template('constructor') })).toMatch(/constructor/);
  });
});
