import { tableNumbers, tableRows } from './table-cells.js';

const QUESTION =
  '<table><caption>Trees</caption><thead><tr><th scope="col">Kind</th><th scope="col">Healthy</th><th scope="col">Damaged</th></tr></thead>' +
  '<tbody><tr><th scope="row">Oak</th><td>12</td><td>\\(x\\)</td></tr><tr><th scope="row">Maple</th><td>1,250</td><td>4</td></tr></tbody></table><p>How many?</p>';

describe('the cells of a printed table', () => {
  it('come by row, headings first', () => {
    expect(tableRows(QUESTION)).toEqual([
      ['Kind', 'Healthy', 'Damaged'],
      ['Oak', '12', '\\(x\\)'],
      ['Maple', '1,250', '4'],
    ]);
  });

  it('are numbers where numbers are printed', () => {
    expect(tableNumbers(QUESTION)).toEqual([
      [12, Number.NaN],
      [1250, 4],
    ]);
  });

  it('are none where there is no table', () => {
    expect(tableRows('<p>No table.</p>')).toEqual([]);
  });
});
