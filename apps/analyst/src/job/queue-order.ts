/**
 * The waiting jobs, as `next(job_id, kind, place)`. Analysts take turns: nobody's second comes before another one's first,
 * and of two first ones that of whoever was served longer ago; what belongs to nobody comes when no analyst waits.
 */
export const NEXT = `next as (
  select job_id, kind, row_number() over (order by created_by is null, turn, served nulls first, queued_at, job_id)::int as place
  from (
    select j.job_id, j.kind, j.created_by, j.queued_at,
      row_number() over (partition by j.created_by order by j.queued_at, j.job_id) as turn,
      (select max(s.started_at) from analyst.report_jobs s where s.created_by = j.created_by) as served
    from analyst.report_jobs j where j.state = 'waiting'
  ) waiting
)`;
