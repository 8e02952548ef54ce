import { isRight } from '../../drafts/index.js';
import { readMapping } from './columns.js';
import { readCsvDrafts } from './read.js';
import { tableFault } from './table.js';

const HEAD = 'id,question,choice_a,choice_b,choice_c,answer,tolerance,band,skill';

describe('a table of another maker', () => {
  it('comes in by the names of its columns', () => {
    const { drafts, refused } = readCsvDrafts('t.csv', `${HEAD}\n7,"What, then?",<b>x</b>,y < 2,z,B,,hard,3\n`);
    expect(refused).toEqual([]);
    expect(drafts).toMatchObject([
      {
        origin: { format: 'csv', file: 't.csv', line: 2, id: '7' },
        question: '<p>What, then?</p>',
        options: [
          { id: 'A', html: '<strong>x</strong>' },
          { id: 'B', html: 'y &lt; 2' },
          { id: 'C', html: 'z' },
        ],
        answer: 'B',
        difficulty: 'hard',
        skill: 3,
      },
    ]);
  });

  it('comes in by a mapping, whatever separates its cells', () => {
    const mapping = readMapping('question=Stem, choice_a=Option 1,choice_b=Option 2,answer=Key');
    const { drafts } = readCsvDrafts(
      't.csv',
      'Stem;Option 1;Option 2;Key\nWhat?;no;yes;2\nWhat else?;1;2;yes\n',
      mapping,
    );
    expect(drafts).toMatchObject([{ answer: 'B' }]);
  });

  it.each([
    ['the letter', 'c', 'C'],
    ['the number', '3', 'C'],
    ['the text', 'z', 'C'],
    ['nothing', '', ''],
  ])('names its key by %s', (_how, answer, key) => {
    expect(readCsvDrafts('t.csv', `${HEAD}\n1,q,x,y,z,${answer},,,\n`).drafts).toMatchObject([{ answer: key }]);
  });

  it('takes the text of a choice before its number, since numbers are choices too', () => {
    expect(readCsvDrafts('t.csv', `${HEAD}\n1,q,3,1,2,1,,,\n`).drafts).toMatchObject([{ answer: 'B' }]);
  });

  it('is typed where there are no choices', () => {
    const { drafts } = readCsvDrafts('t.csv', `${HEAD}\n1,q,,,,3.5|7/2,,,\n2,q,,,,3.14,0.01,,\n3,q,,,,York,,,\n`);
    expect(drafts.map(({ type }) => type)).toEqual(['text', 'numeric', 'text']);
    expect(['3.13', '3.16'].map((response) => isRight(drafts[1]!, response))).toEqual([true, false]);
    expect(['york', 'New York'].map((response) => isRight(drafts[2]!, response))).toEqual([true, false]);
  });

  it.each([
    [`${HEAD}\n1,q,x,y,z,"A, B",,,\n`, 2, /multiple response/],
    [`${HEAD}\n1,q,x,y,z,E,,,\n`, 2, /none of the choices/],
    [`${HEAD}\n1,,x,y,z,A,,,\n`, 2, /no question/],
    [`${HEAD}\n1,q,x,y,z,A,,extreme,\n`, 2, /band “extreme”/],
    [`${HEAD}\n1,q,x,y,z,A,,,31\n`, 2, /skill “31”/],
    ['stem,key\nq,a\n', 1, /no column stands for question and answer; say which with --columns/],
    ['question,answer\n"q,a\n', 2, /Quote/],
  ])('names the row that it cannot read and why: %j', (text, line, reason) => {
    expect(readCsvDrafts('t.csv', text).refused).toEqual([
      expect.objectContaining({ line, reason: expect.stringMatching(reason) as string }),
    ]);
  });

  it('refuses more columns or lines than an honest table has, before it is parsed', () => {
    const columns = (count: number): string => `question,answer,${'c,'.repeat(count - 3)}x\nq,5\n`;
    expect(tableFault(columns(101))).toBe('the table has more than 100 columns');
    // Only once it's parsed does a heading of several lines show how many columns it has.
    expect(readCsvDrafts('t.csv', columns(101).replace('question', '"question\n"')).refused).toMatchObject([
      { reason: 'the table has more than 100 columns' },
    ]);
    expect(readCsvDrafts('t.csv', `question,answer\n${'"\n'.repeat(20_001)}`).refused).toMatchObject([
      { reason: 'the table has more than 20000 lines; split it' },
    ]);
    const many = Array.from({ length: 98 }, (_, column) => `c${column}`).join();
    expect(readCsvDrafts('t.csv', `question,answer,${many}\nq,5\n`).drafts).toHaveLength(1);
  });

  it('says which fields there are when a mapping names another', () => {
    expect(() => readMapping('stem=Question')).toThrow(/no field stem; there are id, question/);
  });
});

describe('what stands in a cell is kept', () => {
  it('where signs of comparison look like a tag', () => {
    const { drafts } = readCsvDrafts('t.csv', 'question,answer\n"If a<b and b>c, what is c?",5\n');
    expect(drafts).toMatchObject([{ question: '<p>If a&lt;b and b&gt;c, what is c?</p>' }]);
  });

  it('where a column stands twice: the table is refused, since one of both would be lost', () => {
    expect(readCsvDrafts('t.csv', 'question,choice_a,choice_a,answer\nq,x,y,1\n').refused).toMatchObject([
      { line: 1, reason: 'two columns are called choice_a' },
    ]);
    expect(readCsvDrafts('t.csv', 'question,answer,,\nq,5,,\n').drafts).toHaveLength(1);
  });
});
