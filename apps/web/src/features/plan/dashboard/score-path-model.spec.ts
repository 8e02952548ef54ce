import {
  latestWords,
  officialSeen,
  officialWords,
  scaleSentence,
  scoreFacts,
  scorePathModel,
  scoreRows,
} from './score-path-model';
import { samplePath } from './testing/sample';

describe('the score path', () => {
  it('lies on the dates of its results; the forecast is one mark at the end', () => {
    const { results, forecast, target } = scorePathModel(samplePath, true);
    expect(target).toBe(1450);
    expect(results.map(({ time, label, score }) => [time, label, score])).toEqual([
      [0, 'Diag.', 1270],
      [17, 'Day 15', 1310],
      [25, 'Day 22', 1290],
      [33, 'Day 30', 1350],
    ]);
    expect(forecast).toEqual({ time: 93, label: 'Day 90', score: 1440, low: 1380, high: 1510 });
    expect(scorePathModel(samplePath, false).results.map(({ label }) => label)).toEqual(['Diag.', '15', '22', '30']);
  });

  it('has no forecast on the last day of a plan', () => {
    const data = { ...samplePath, projection: samplePath.projection.slice(-1) };
    expect(scorePathModel(data, true).forecast).toBeNull();
    expect(scoreRows(data)).toHaveLength(4);
  });

  it('says its numbers in words', () => {
    const { label } = scorePathModel(samplePath, false);
    expect(label).toContain('Diagnostic 1270, most likely 1184 to 1356; Test 1 1310, most likely 1258 to 1362');
    expect(label).toContain('Target 1450; forecast 1440 on Feb 2, between 1380 and 1510.');
  });

  it('never gives a difference without its chance, and calls one noise that is smaller than that of two tests', () => {
    expect(scoreFacts(samplePath)).toEqual([
      { name: 'Latest test', value: '1350', text: 'most likely between 1298 and 1402' },
      { name: 'Since the diagnostic', value: '+80', text: 'Probably improved' },
      { name: 'Test 2 to test 3', value: '+60', text: 'About the same' },
      { name: 'Test 1 to test 2', value: '−20', text: 'About the same' },
    ]);
  });

  it("takes the server's chance for the first test, and has none for a lone diagnostic", () => {
    const [diagnostic, first] = samplePath.score_path;
    expect(
      scoreFacts({
        ...samplePath,
        score_path: [diagnostic!, { ...first!, growth_chance: 0.97, growth_since_first: 0.97 }],
      })[1],
    ).toEqual({
      name: 'Since the diagnostic',
      value: '+40',
      text: 'Real improvement',
    });
    expect(scoreFacts({ ...samplePath, score_path: [diagnostic!] }).map(({ name }) => name)).toEqual(['Diagnostic']);
    expect(scoreFacts({ ...samplePath, score_path: [] })).toEqual([]);
  });

  it('has a row for each result and for the forecast', () => {
    expect(scoreRows(samplePath).map(([name]) => name)).toEqual([
      'Diagnostic',
      'Test 1',
      'Test 2',
      'Test 3',
      'Forecast',
    ]);
  });

  it('names the latest result', () => {
    expect(latestWords(samplePath)).toBe('test 3, day 30: 1350');
    expect(latestWords({ ...samplePath, score_path: samplePath.score_path.slice(0, 1) })).toBe('diagnostic: 1270');
    expect(latestWords({ ...samplePath, score_path: [] })).toBe('');
  });

  it('marks official scores on their dates, in words and in the table', () => {
    const march = { test_date: '2026-11-22', score: 1250, english_score: 610, math_score: 640 };
    const data = { ...samplePath, official: [march] };
    expect(scorePathModel(data, false).official).toEqual([{ time: 21, score: 1250 }]);
    expect(scorePathModel(data, false).label).toContain('Official test 1250 on Nov 22, 2026. Target 1450');
    expect(officialWords(data)).toBe('The square is your official score: 1250 on Nov 22, 2026.');
    expect(officialWords(samplePath)).toBeNull();
    const august = { ...march, test_date: '2026-08-22', score: 1190 };
    expect(officialSeen({ ...samplePath, official: [august, march] })).toEqual([march]);
    expect(officialWords({ ...samplePath, official: [august, march] })).toMatch(/^The square is .* 1250 on Nov 22/);
    const november = { ...march, test_date: '2026-11-07', score: 1230 };
    expect(officialWords({ ...samplePath, official: [november, march] })).toBe(
      'The squares are your official scores, the newest 1250 on Nov 22, 2026.',
    );
    expect(scoreRows(data).find(([name]) => name === 'Official test')).toEqual([
      ...['Official test', 'Nov 22, 2026', 1250, '', 610, 640],
    ]);
  });

  it('speaks of no square where the official test was before the path begins', () => {
    const data = {
      ...samplePath,
      official: [{ test_date: '2026-08-22', score: 1190, english_score: 600, math_score: 590 }],
    };
    expect(officialSeen(data)).toEqual([]);
    expect(officialWords(data)).toBe('Your official score: 1190 on Aug 22, 2026, before this path begins.');
  });

  it('says when scores are of two scales, and nothing of it otherwise', () => {
    expect(scaleSentence(samplePath)).toBeNull();
    const [first, ...others] = samplePath.score_path;
    const two = { ...samplePath, score_path: [{ ...first!, is_earlier_scale: true }, ...others] };
    expect(scaleSentence(two)).toMatch(/^We recalibrated our scoring in between\. Earlier scores stay/);
  });
});
