import type { DiagnosticReport, TestDetail } from '@aivy/contracts';
import { readTestResult, type DiagnosticResult } from '../model';

/** A diagnostic with scores, as it is stored and as the wizard reads it; null without scores, or where it cannot be read. */
export function scoredReport(detail: TestDetail): { report: DiagnosticReport; result: DiagnosticResult } | null {
  try {
    const result = readTestResult(detail);
    if (!result || result.total === null || detail.detail_report === null) return null;
    return { report: JSON.parse(detail.detail_report) as DiagnosticReport, result };
  } catch {
    return null;
  }
}
