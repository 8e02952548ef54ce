import * as z from 'zod/mini';
import { inJsonbOrder, readReport, REPORT_VERSION } from '../core/stored-report.js';
import { flattened, reportSection, sectionsOf, storedDiagnosticReport } from '../diagnostic/stored-report.js';
import { type FullTestReport, fullTestReport, pacing, testRoute } from './report.js';

/** What the report of a full test says of one subject. */
const fullTestSection = z.extend(reportSection, {
  route: testRoute,
  /** Null without a score. */
  pacing: z.nullable(pacing),
  /** Names of the skills that are likeliest weak, the likeliest first; in older reports those of lowest mastery. */
  weakest: z.array(z.string()),
});

/** The report of a full test as it is stored. */
export const storedFullTestReport = z.extend(storedDiagnosticReport, {
  sections: z.object({ english: fullTestSection, math: fullTestSection }),
});
export type StoredFullTestReport = z.infer<typeof storedFullTestReport>;

/** A stored report of any version. @throws as `readReport` */
export const readFullTestReport = (stored: object): StoredFullTestReport =>
  readReport(stored, fullTestReport, storedFullTestReport, (report) => {
    const { english, math } = sectionsOf(report);
    return {
      version: REPORT_VERSION,
      estimated: report.estimated,
      linking_version: report.linking_version,
      parameter_version: report.parameter_version,
      sections: {
        english: {
          ...english,
          route: report.english_route,
          pacing: report.english_pacing,
          weakest: report.weakest_english,
        },
        math: { ...math, route: report.math_route, pacing: report.math_pacing, weakest: report.weakest_math },
      },
    };
  });

/** A stored report of any version as the wire has it. @throws as `readReport` */
export const fullTestReportOnWire = (stored: object): FullTestReport => {
  const report = readFullTestReport(stored);
  const { english, math } = report.sections;
  return inJsonbOrder({
    ...flattened(report),
    english_route: english.route,
    math_route: math.route,
    english_pacing: english.pacing,
    math_pacing: math.pacing,
    weakest_english: english.weakest,
    weakest_math: math.weakest,
  });
};
