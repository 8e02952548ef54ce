import { buttonClass } from '@aivy/web-ui';
import { Link } from 'react-router-dom';
import { TARGET_PATH } from '../../../../config/target-path';
import { dayOfPlan } from '../../../../core/plan/day-of-plan';
import { shortDate } from '../../../../lib/local-date-text';
import { planApi } from '../../../../core/api/plan';

const { useGetPlanQuery } = planApi;

/** The plan in two rows of the account page's list; none without a plan. */
export function PlanFacts() {
  const { data: plan } = useGetPlanQuery();
  if (!plan) return null;
  return (
    <>
      <dt>Plan</dt>
      <dd>{dayOfPlan(plan) ?? 'Finished'}</dd>
      <dt>Target</dt>
      <dd>
        {plan.english_target_score + plan.math_target_score} by {shortDate(plan.ends_on)}
      </dd>
    </>
  );
}

/** The way to a new target, for a student with a plan. */
export function TargetLink() {
  const { data: plan } = useGetPlanQuery();
  return plan ? (
    <Link className={buttonClass('outline')} to={TARGET_PATH}>
      Set a new target
    </Link>
  ) : null;
}
