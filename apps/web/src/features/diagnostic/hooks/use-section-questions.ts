import { prefetchMath } from '@aivy/web-math';
import { isAdaptiveForm } from '@aivy/exam';
import { useEffect, useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../../core/store';
import { sectionSized, selectTest } from '../../../player';
import { diagnosticApi } from '../../../core/api/diagnostic';
import { SECTIONS } from '../sections';

const { useRequestQuestionsQuery } = diagnosticApi;

/** The first section has no formulae; the page is at rest by then. */
const MATH_LATER_MS = 8_000;

/** The questions of the section being worked on; what the second one needs is fetched ahead. */
export function useSectionQuestions() {
  const dispatch = useAppDispatch();
  const name = useAppSelector((state) => selectTest(state).section);
  const known = useAppSelector((state) => selectTest(state).formId);
  // The first section asks for a form only when the test was begun with one; learning it from the answer must not ask
  // again. The second one asks for that form, since another may have been released meanwhile.
  const [begunWith] = useState({ section: name, formId: known });
  const formId = name === begunWith.section ? begunWith.formId : known;
  const asked = { subject: SECTIONS[name].subject, ...(formId === null ? {} : { form_id: formId }) };
  // A test that begins is no other one's, and an adaptive form may have grown on another device.
  const anew = name === begunWith.section && (formId === null || isAdaptiveForm(formId));
  const answer = useRequestQuestionsQuery(asked, { refetchOnMountOrArgChange: anew });
  const questions = { ...answer, data: anew && answer.isFetching ? undefined : answer.data };
  const isAdaptive = isAdaptiveForm(questions.data?.[0]?.form_id);
  const total = isAdaptive ? SECTIONS[name].questions : questions.data?.length;
  const prefetch = diagnosticApi.usePrefetch('requestQuestions');

  useEffect(() => {
    const form = questions.data?.[0]?.form_id;
    if (total !== undefined)
      dispatch(
        sectionSized({
          section: name,
          length: total,
          ...(form === undefined ? {} : { formId: form }),
        }),
      );
  }, [dispatch, name, questions.data, total]);
  // The second section opens at once when it comes: the formula renderer and its questions are fetched meanwhile.
  useEffect(() => {
    const later = setTimeout(prefetchMath, name === 'math' ? 0 : MATH_LATER_MS);
    return () => clearTimeout(later);
  }, [name]);
  useEffect(() => {
    if (!questions.data) return;
    const form = questions.data[0]?.form_id;
    prefetch({ subject: 'math', ...(form === undefined ? {} : { form_id: form }) });
  }, [prefetch, questions.data]);
  return { ...questions, asked, isAdaptive, total };
}
