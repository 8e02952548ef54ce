import type { StoredFullTestReport } from '@aivy/contracts';
import { skillById } from '@aivy/exam';
import { isScorable } from './effort.js';
import { scoreFullTest, type TestSection, type TestSectionResult } from './full-test.js';
import { reportSection, reportVersions } from './report-fields.js';
import type { Scale } from './scale.js';

const fullTestSection = (result: TestSectionResult): StoredFullTestReport['sections']['english'] => ({
  ...reportSection(result, result.modules),
  route: result.route,
  pacing: isScorable(result.modules)
    ? {
        hurried: result.pacing.hurried,
        lost_to_speed: result.pacing.lostToSpeed,
        lost_to_knowledge: result.pacing.lostToKnowledge,
      }
    : null,
  weakest: isScorable(result.modules) ? result.weakest.map((id) => skillById(id).name) : [],
});

/**
 * The report of a full test as it is stored; see `scoreFullTest`.
 * @param scale of the release that the test was made from
 * @throws ParameterError
 */
export function reportFullTest(test: { english: TestSection; math: TestSection }, scale: Scale): StoredFullTestReport {
  const { english, math } = scoreFullTest(test, scale);
  return {
    ...reportVersions(scale),
    estimated: false,
    sections: { english: fullTestSection(english), math: fullTestSection(math) },
  };
}
