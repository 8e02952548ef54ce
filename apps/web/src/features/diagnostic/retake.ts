import type { Subject } from '@aivy/contracts';
import { isAdaptiveForm } from '@aivy/exam';
import { clearLocalDiagnostic, readCompleted, reopenCompleted } from '../../core/device/local-diagnostic';
import type { AppDispatch, RootState } from '../../core/store';
import { diagnosticApi } from '../../core/api/diagnostic';
import { freshDiagnostic, sectionOf } from './resume';

/**
 * Opens one section of a finished diagnostic again, a student's on the server and a visitor's on this device. The other
 * section stays.
 * @returns false when that failed
 */
export const beginRetake =
  (subject: Subject) =>
  async (dispatch: AppDispatch, getState: () => RootState): Promise<boolean> => {
    const { isLoggedIn, userId } = getState().session;
    const open = async (formId?: string): Promise<string | null> => {
      const input = { subject, ...(formId === undefined ? {} : { form_id: formId }) };
      const { data } = await dispatch(diagnosticApi.endpoints.retakeSection.initiate(input, { track: false }));
      return data?.form_id ?? null;
    };
    if (isLoggedIn && userId !== null) {
      if ((await open()) === null) return false;
      clearLocalDiagnostic(userId);
      return true;
    }
    const taken = readCompleted(null);
    if (!taken) return false;
    // A fixed form asks the same questions again; an adaptive one needs new ones.
    const formId =
      taken.form_id !== undefined && isAdaptiveForm(taken.form_id) ? await open(taken.form_id) : taken.form_id;
    if (formId === null) return false;
    const section = sectionOf(subject);
    return reopenCompleted({
      ...freshDiagnostic(null),
      ...(subject === 'math'
        ? { english: taken.english, english_time: taken.english_time }
        : { math: taken.math, math_time: taken.math_time }),
      ...(formId === undefined ? {} : { form_id: formId }),
      section,
      only: section,
    });
  };
