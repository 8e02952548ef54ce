import type { FullTestReport } from '@aivy/contracts';
import { skillById } from '@aivy/exam';
import { scoreFullTest, type TestSection, type TestSectionResult } from './full-test.js';
import { reportFields } from './report-fields.js';

const pacingFields = ({ pacing }: TestSectionResult): FullTestReport['english_pacing'] => ({
  hurried: pacing.hurried,
  lost_to_speed: pacing.lostToSpeed,
  lost_to_knowledge: pacing.lostToKnowledge,
});

const weakestOf = ({ weakest }: TestSectionResult): string[] => weakest.map((id) => skillById(id).name);

/**
 * The report of a full test as it is stored and shown; see `scoreFullTest`.
 * @throws ParameterError
 */
export function reportFullTest(test: { english: TestSection; math: TestSection }): FullTestReport {
  const { english, math } = scoreFullTest(test);
  return {
    ...reportFields({ english, math }),
    estimated: false,
    english_route: english.route,
    math_route: math.route,
    english_pacing: pacingFields(english),
    math_pacing: pacingFields(math),
    weakest_english: weakestOf(english),
    weakest_math: weakestOf(math),
  };
}
