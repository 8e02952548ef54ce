import type { ReportGroup } from '@aivy/contracts';
import { Select } from '@aivy/web-ui';
import { ALL, choiceOf, groupOf, groupOptions, PARTS, TOGETHER, withPart } from '../model/groups';
import styles from './report-form.module.css';

export interface GroupChoice {
  group: ReportGroup;
  /** Is it put together from its parts, rather than one of the usual ones? */
  together: boolean;
}

/** Whose data count: one choice for the usual groups, and four parts for those put together. */
export function GroupFields({
  label,
  choice: { group, together },
  onChange,
  all = ALL,
  error,
}: {
  label: string;
  choice: GroupChoice;
  onChange(choice: GroupChoice): void;
  /** Word for the group of which nothing is said; null where it must be said. */
  all?: string | null;
  error?: string | undefined;
}) {
  const open = together || choiceOf(group) === TOGETHER;
  const isEmpty = Object.keys(group).length === 0;
  const choose = (value: string) =>
    onChange(value === TOGETHER ? { group, together: true } : { group: groupOf(value), together: false });
  return (
    <>
      <Select
        className={styles.field}
        label={label}
        value={open ? TOGETHER : isEmpty && all === null ? '' : choiceOf(group)}
        options={groupOptions(all)}
        {...(all === null && { placeholder: 'Please choose' })}
        onChange={({ target }) => choose(target.value)}
        error={error}
      />
      {open && (
        <div role="group" aria-label={label} className={styles.parts}>
          {PARTS.map(({ name, label: part, options }) => (
            <Select
              key={name}
              className={styles.field}
              label={part}
              value={`${group[name] ?? ''}`}
              placeholder="Any"
              options={options}
              onChange={({ target }) => onChange({ group: withPart(group, name, target.value), together: true })}
            />
          ))}
        </div>
      )}
    </>
  );
}
