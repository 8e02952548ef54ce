import { ROUTE_PATHS } from './route-names';
import { breakPath, modulePath, reportPath, resultPath, stepPath, testPath } from './test-paths';

describe('the addresses of tests and reports', () => {
  it('are those that students have bookmarked', () => {
    expect([testPath('t1'), modulePath('t1', 3), breakPath('t1'), resultPath('t1'), reportPath('t1')]).toEqual([
      '/full-test/t1',
      '/full-test/t1/3',
      '/full-test/t1/break',
      '/full-test/t1/result',
      '/full-test/t1/report',
    ]);
  });

  it('number the screens below a report, whose own address is the first', () => {
    expect(stepPath(ROUTE_PATHS.DiagnosticResultContent, 1)).toBe('/diagnostic/result');
    expect(stepPath(ROUTE_PATHS.DiagnosticResultContent, 4)).toBe('/diagnostic/result/step/4');
    expect(stepPath(resultPath('t1'), 2)).toBe('/full-test/t1/result/step/2');
  });

  it('are the router’s patterns, given its placeholders', () => {
    expect([modulePath(':testId', ':module'), stepPath(resultPath(':testId'), ':step')]).toEqual([
      '/full-test/:testId/:module',
      '/full-test/:testId/result/step/:step',
    ]);
  });
});
