import { STATES, type ReportGroup } from '@aivy/contracts';

export const ALL = 'All students';

/** Groups that one choice names; every other is put together from four. */
const SIMPLE: readonly { label: string; group: ReportGroup }[] = [
  { label: ALL, group: {} },
  ...([9, 10, 11, 12] as const).map((grade) => ({ label: `Grade ${grade}`, group: { grade } })),
  { label: 'Standard time', group: { time_factor: 'standard' as const } },
  { label: 'Extended time', group: { time_factor: 'extended' as const } },
  ...([1, 3, 6] as const).map((months) => ({ label: `${months}-month plans`, group: { plan_months: months } })),
];
export const TOGETHER = 'together';

const keyOf = ({ grade, state, time_factor: time, plan_months: months }: ReportGroup): string =>
  [grade, state, time, months].map((value) => value ?? '').join('/');

/** The options of a select. @param all word for the group of which nothing is said; null where it must be said */
export const groupOptions = (all: string | null): { value: string; label: string }[] => [
  ...SIMPLE.slice(all === null ? 1 : 0).map(({ label, group }, index) => ({
    value: keyOf(group),
    label: index === 0 && all !== null ? all : label,
  })),
  { value: TOGETHER, label: 'Several of these, or a state' },
];

/** Which option a group is. */
export const choiceOf = (group: ReportGroup): string => {
  const key = keyOf(group);
  return SIMPLE.some(({ group: simple }) => keyOf(simple) === key) ? key : TOGETHER;
};

export const groupOf = (choice: string): ReportGroup =>
  SIMPLE.find(({ group }) => keyOf(group) === choice)?.group ?? {};

interface Part {
  name: keyof ReportGroup;
  label: string;
  options: readonly { value: string; label: string }[];
}

/** The four that a group is put together from. */
export const PARTS: readonly Part[] = [
  {
    name: 'grade',
    label: 'Grade',
    options: [9, 10, 11, 12].map((grade) => ({ value: `${grade}`, label: `${grade}` })),
  },
  {
    name: 'state',
    label: 'State',
    options: Object.entries(STATES).map(([value, label]) => ({ value, label })),
  },
  {
    name: 'time_factor',
    label: 'Time',
    options: [
      { value: 'standard', label: 'Standard' },
      { value: 'extended', label: 'Extended' },
    ],
  },
  {
    name: 'plan_months',
    label: 'Plan',
    options: [1, 3, 6].map((months) => ({ value: `${months}`, label: months === 1 ? '1 month' : `${months} months` })),
  },
];

/** A group with one part chosen; '' takes the part away. */
export function withPart(group: ReportGroup, name: keyof ReportGroup, value: string): ReportGroup {
  const { [name]: _before, ...others } = group;
  if (value === '') return others;
  return { ...others, [name]: name === 'grade' || name === 'plan_months' ? Number(value) : value };
}
