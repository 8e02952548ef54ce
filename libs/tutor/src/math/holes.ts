import type { StepFinding } from '../move/step-finding.js';
import { fromHtml } from '../text/from-html.js';

/** What the wordings about work in Math have holes for. */
export function mathHoles(step: StepFinding | undefined): Readonly<Record<string, string>> {
  switch (step?.verdict) {
    case 'landmark':
    case 'landmark-last':
      return { value: step.value, says: step.says, ask: step.ask };
    case 'landmark-again':
    case 'uses-landmark':
      return { value: step.value, says: step.says };
    case 'trap':
      return { feedback: fromHtml(step.feedback) };
    case 'no-start':
      return { left: step.sides?.[0] ?? '', right: step.sides?.[1] ?? '' };
    case 'in-letters':
      return { letters: step.letters, value: step.value ?? '' };
    case 'follows':
      return { letters: step.next?.letters ?? '' };
    case 'identity':
    case 'false-identity':
      return { work: step.worked?.work ?? '', result: step.worked?.result ?? '' };
    case 'slip':
      return { side: step.side };
    default:
      return {};
  }
}
