import { DAY_MS, type ReportGroup, type ReportParams } from '@aivy/contracts';

/** A condition on people, with the values of its placeholders. */
export interface Condition {
  sql: string;
  values: unknown[];
}

/**
 * Who belongs to a group: students alone, by what their account and plan say today.
 * @param userId SQL of the user's id in the statement around it
 * @param first number of the first placeholder
 */
export function inGroup(
  { grade, state, time_factor, plan_months }: ReportGroup,
  userId: string,
  first: number,
): Condition {
  const values: unknown[] = [];
  const given = (value: unknown): string => `$${first + values.push(value) - 1}`;
  const conditions = [
    `u.role = 'student'`,
    ...(grade === undefined ? [] : [`u.grade = ${given(grade)}`]),
    ...(state === undefined ? [] : [`u.state = ${given(state)}`]),
    ...(time_factor === undefined ? [] : [time_factor === 'standard' ? 'u.time_factor = 1' : 'u.time_factor > 1']),
    ...(plan_months === undefined
      ? []
      : [`exists (select 1 from plan.plans p where p.user_id = u.user_id and p.duration = ${given(plan_months)})`]),
  ];
  return {
    sql: `exists (select 1 from auth.users u where u.user_id = ${userId} and ${conditions.join(' and ')})`,
    values,
  };
}

/** From the first moment of a period to the first one after it, UTC. */
export const momentsOf = ({ period }: ReportParams): [Date, Date] => [
  new Date(`${period.from}T00:00:00Z`),
  new Date(Date.parse(`${period.to}T00:00:00Z`) + DAY_MS),
];
