import { useCallback, useRef, useState, type ChangeEvent, type RefObject } from 'react';
import { clearErrors } from '../alerts/alerts-slice';
import { useAppDispatch } from '../store';

type Faults<Key extends string> = Partial<Record<Key, string>>;

/** Whether two passwords match depends on both. */
const TOGETHER: Readonly<Record<string, string>> = { password: 'confirm' };

export interface FormFaults<Key extends string> {
  /** Spread over the form: `<form {...form} onSubmit={…}>`. */
  form: {
    ref: RefObject<HTMLFormElement | null>;
    onChange(event: ChangeEvent<HTMLFormElement>): void;
    noValidate: true;
  };
  /** Sentence under each field, by its `name`. */
  faults: Faults<Key>;
  /** What is wrong with the whole form, from the server. */
  failure: string | undefined;
  /** Before sending. @returns whether the form may be sent. */
  accept(found: Faults<Key>): boolean;
  /** Faults that came up beside the checks, such as the server's; those shown already stay. */
  add(found: Faults<Key>): void;
  fail(text: string): void;
}

/**
 * What a form does with its faults: the sentence under each field (an alert to screen readers, in the order of the
 * fields), the focus on the first one, and a sentence that goes as soon as its field is changed.
 */
export function useFormFaults<Key extends string>(): FormFaults<Key> {
  const dispatch = useAppDispatch();
  const ref = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState<Faults<Key>>({});
  const [failure, setFailure] = useState<string>();

  const focusFirst = useCallback((found: Faults<Key>): void => {
    const [first] = Object.keys(found);
    if (first) ref.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  }, []);
  const accept = useCallback(
    (found: Faults<Key>): boolean => {
      setFaults(found);
      setFailure(undefined);
      dispatch(clearErrors());
      focusFirst(found);
      return Object.keys(found).length === 0;
    },
    [dispatch, focusFirst],
  );
  const add = useCallback(
    (found: Faults<Key>): void => {
      setFaults((now) => ({ ...now, ...found }));
      focusFirst(found);
    },
    [focusFirst],
  );
  const onChange = useCallback(
    ({ target }: ChangeEvent<HTMLFormElement>): void => {
      const { name } = target as unknown as { name: string };
      const settled = [name, TOGETHER[name]];
      setFaults((now) =>
        settled.some((key) => key !== undefined && key in now)
          ? (Object.fromEntries(Object.entries(now).filter(([key]) => !settled.includes(key))) as Faults<Key>)
          : now,
      );
      setFailure(undefined);
      // What an alert said of this form is being seen to.
      dispatch(clearErrors());
    },
    [dispatch],
  );
  return { form: { ref, onChange, noValidate: true }, faults, failure, accept, add, fail: setFailure };
}
