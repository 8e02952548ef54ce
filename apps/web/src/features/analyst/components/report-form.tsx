import { useState, type FormEvent, type Ref } from 'react';
import { Button, Select, TextField } from '@aivy/web-ui';
import { analystApi } from '../../../core/api/analyst';
import { dateAt, faultsOf, orderOf, PERIODS, type Draft, type DraftFaults, type PeriodChoice } from '../model/draft';
import { KINDS, kindNames } from '../model/kinds';
import { GroupFields } from './group-fields';
import styles from './report-form.module.css';

const { useSubmitReportMutation } = analystApi;

const KIND_OPTIONS = kindNames.map((kind) => ({ value: kind, label: KINDS[kind].name }));
const PERIOD_OPTIONS = (Object.keys(PERIODS) as PeriodChoice[]).map((value) => ({ value, label: PERIODS[value] }));
const SECTION_OPTIONS = [
  { value: 'english', label: 'Reading & Writing' },
  { value: 'math', label: 'Math' },
];

/** What is to be reported, about whom and when. What a kind does not know is not asked. */
export function ReportForm({
  draft,
  onChange,
  onOrdered,
  formRef,
}: {
  draft: Draft;
  onChange(draft: Draft): void;
  onOrdered(jobId: string, name: string): void;
  formRef: Ref<HTMLFormElement>;
}) {
  const [submit, { isLoading }] = useSubmitReportMutation();
  const [faults, setFaults] = useState<DraftFaults>({});
  const change = (part: Partial<Draft>) => {
    setFaults({});
    onChange({ ...draft, ...part });
  };
  const order = async (): Promise<void> => {
    const now = Date.now();
    const found = faultsOf(draft, now);
    setFaults(found);
    if (isLoading || Object.keys(found).length > 0) return;
    const { data } = await submit(orderOf(draft, now));
    if (data) onOrdered(data.job_id, KINDS[draft.kind].name);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void order();
  };
  const { kind, group, groupTogether, focal, focalTogether } = draft;
  return (
    <form ref={formRef} className={styles.form} aria-label="New report" onSubmit={onSubmit} noValidate>
      <Select
        className={styles.field}
        label="Report"
        value={kind}
        options={KIND_OPTIONS}
        onChange={({ target }) => change({ kind: target.value as Draft['kind'] })}
      />
      {KINDS[kind].byGroup !== false && (
        <GroupFields
          label="Group"
          choice={{ group, together: groupTogether }}
          onChange={(choice) => change({ group: choice.group, groupTogether: choice.together })}
        />
      )}
      {(kind === 'dif' || kind === 'item-calibration') && (
        <GroupFields
          label="Compared with the others"
          choice={{ group: focal, together: focalTogether }}
          all={kind === 'dif' ? null : 'Nobody'}
          onChange={(choice) => change({ focal: choice.group, focalTogether: choice.together })}
          error={faults.focal}
        />
      )}
      <Select
        className={styles.field}
        label="Period"
        value={draft.period}
        options={PERIOD_OPTIONS}
        onChange={({ target }) => change({ period: target.value as PeriodChoice })}
      />
      {draft.period === 'own' && (
        <>
          <TextField
            className={styles.field}
            label="First day"
            type="date"
            value={draft.from}
            onChange={({ target }) => change({ from: target.value })}
            error={faults.from}
          />
          <TextField
            className={styles.field}
            label="Last day"
            type="date"
            value={draft.to}
            max={dateAt(Date.now())}
            onChange={({ target }) => change({ to: target.value })}
            error={faults.to}
          />
        </>
      )}
      {KINDS[kind].bySection && (
        <Select
          className={styles.field}
          label="Section"
          value={draft.section}
          placeholder="Both"
          options={SECTION_OPTIONS}
          onChange={({ target }) => change({ section: target.value as Draft['section'] })}
        />
      )}
      <Button type="submit" className={styles.run} pendingLabel={isLoading ? 'Sending…' : undefined}>
        Run report
      </Button>
    </form>
  );
}
