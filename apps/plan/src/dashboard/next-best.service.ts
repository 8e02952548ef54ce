import { Inject, Injectable } from '@nestjs/common';
import type { InternalOutputOf, getLearnerState, LearnerState, NextPart, OutputOf, outlook } from '@aivy/contracts';
import {
  currentDay,
  isDoneToday,
  isTestDay,
  MISSION_MINUTES,
  MISSION_QUESTIONS,
  skillById,
  UNIT_MINUTES,
  UNIT_QUESTIONS,
  WEAK_MASTERY,
} from '@aivy/exam';
import { MODULE_QUESTIONS, skillWeight } from '@aivy/item-bank';
import { nextBest, type NextCandidate, shareRight } from '@aivy/psychometrics';
import { FocusService } from '../focus/focus.service.js';
import type { OpenPlan } from '../target/plan.js';
import { UnitRepository } from '../unit/unit.repository.js';

type View = InternalOutputOf<typeof getLearnerState>;
type Kind = NextPart['kind'];
type Candidate = NextCandidate<Kind>;
type NextBest = OutputOf<typeof outlook>['next_best'];

const MINUTES = 20;
/** Both modules of a section. */
const MODULES = 2;

/** What the next twenty minutes are best used for. */
@Injectable()
export class NextBestService {
  constructor(
    @Inject(UnitRepository) private readonly units: UnitRepository,
    @Inject(FocusService) private readonly focus: FocusService,
  ) {}

  async of(open: OpenPlan, { state, order, due }: View): Promise<NextBest> {
    if (!state) return { parts: [], points: 0, reason: null };
    const candidate = candidates(state);
    const unit = await this.unitSkill(open);
    // Questions above a student's level belong to what goes well; the focus areas have their own days.
    const stretch =
      order.find(({ skill, mastery }) => skill !== unit && mastery > WEAK_MASTERY) ??
      order.filter(({ skill }) => skill !== unit).sort((x, y) => y.mastery - x.mastery)[0];
    const parts = nextBest<Kind>(
      [
        ...(unit === null ? [] : [candidate(unitOf(unit))]),
        ...twinsOf(due).map(([skill, questions]) => candidate({ kind: 'twins', skill, ...inMission(questions) })),
        ...(stretch ? [candidate({ kind: 'stretch', skill: stretch.skill, ...inMission(MISSION_QUESTIONS) })] : []),
      ],
      MINUTES,
    );
    const [first] = parts;
    return {
      parts,
      points: parts.reduce((sum, { points }) => sum + points, 0),
      reason: first ? reasonOf(first.skill, state, order[0]?.skill === first.skill) : null,
    };
  }

  /** Of today's unit while it is open; null when there is none to do. */
  private async unitSkill({ plan, today }: OpenPlan): Promise<number | null> {
    const day = currentDay(plan);
    if (isTestDay(day) || isDoneToday(plan, today)) return null;
    const served = await this.units.selectOptional(plan.userId, day);
    return served?.skill ?? this.focus.nextSkill(plan);
  }
}

/** As long as the road says, too. */
const unitOf = (skill: number) =>
  ({ kind: 'unit', skill, questions: UNIT_QUESTIONS, whole: true, minutes: UNIT_MINUTES }) as const;

/** Everything else is practiced in missions, so its questions take what a mission is said to take. */
const inMission = (questions: number) => ({ questions, minutes: (questions * MISSION_MINUTES) / MISSION_QUESTIONS });

/** How many mistakes are due for a second look in each skill, the skill of the most overdue one first. */
function twinsOf(due: View['due']): [skill: number, questions: number][] {
  const count = new Map<number, number>();
  for (const { skill } of due) count.set(skill, (count.get(skill) ?? 0) + 1);
  return [...count];
}

const candidates =
  (state: LearnerState) =>
  (wanted: Omit<Candidate, 'pointsPerMinute'>): Candidate => ({
    pointsPerMinute: skillOf(state, wanted.skill).points_per_minute,
    ...wanted,
  });

const skillOf = (state: LearnerState, skill: number) => state.skills.find((each) => each.skill === skill)!;

function reasonOf(skill: number, state: LearnerState, isBest: boolean): NextBest['reason'] {
  const { subject } = skillById(skill);
  const { theta, se, answered, weak_chance, own_share } = skillOf(state, skill);
  const of = MODULE_QUESTIONS[subject] * MODULES;
  const outOfTen = (ability: number): number => 10 * shareRight(subject, ability);
  return {
    skill,
    asked: skillWeight(skill) * of,
    of,
    right: outOfTen(theta),
    right_low: outOfTen(theta - se),
    right_high: outOfTen(theta + se),
    answered,
    weak_chance,
    own_share,
    is_best: isBest,
  };
}
