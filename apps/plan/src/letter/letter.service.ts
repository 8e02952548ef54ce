import { Inject, Injectable } from '@nestjs/common';
import {
  type Caller,
  type FocusLists,
  type InputOf,
  type journeyPreview,
  type LearnerState,
  type OutputOf,
  type Subject,
} from '@aivy/contracts';
import { FOCUS_AREAS, STRONG_MASTERY, strongestOf } from '@aivy/exam';
import type { LiveBank } from '@aivy/item-bank';
import { BANK } from '@aivy/server-kit';
import { FocusService } from '../focus/focus.service.js';
import { ForecastService, type PathPoint } from '../forecast/forecast.service.js';
import { rangeOnWire, type Prospect } from '../forecast/prospect.js';
import { LearnerService } from '../learner/learner.service.js';
import type { OpenPlan } from '../target/plan.js';
import { PlanService } from '../target/plan.service.js';
import { standingsOf } from '../target/standings.js';

type Preview = OutputOf<typeof journeyPreview>;
interface Topics {
  strongest: NonNullable<Preview['strongest']>['math'];
  areas: Preview['areas']['math'];
}

/** How many strengths the letter names. */
const STRENGTHS: Readonly<Record<Subject, number>> = { english: 2, math: 3 };

/** What the letter before the journey says. */
@Injectable()
export class LetterService {
  constructor(
    @Inject(PlanService) private readonly plans: PlanService,
    @Inject(FocusService) private readonly focus: FocusService,
    @Inject(LearnerService) private readonly learners: LearnerService,
    @Inject(ForecastService) private readonly forecasts: ForecastService,
    @Inject(BANK) private readonly bank: LiveBank,
  ) {}

  async preview(caller: Caller, { plan_id: planId }: InputOf<typeof journeyPreview>): Promise<Preview> {
    const open = await this.plans.require(caller, planId);
    const [focus, { state }, prospect] = await Promise.all([
      this.focus.of(open.plan),
      this.learners.standing(open.plan.userId),
      this.forecasts.prospect(open.plan.userId),
    ]);
    const path = this.forecasts.path(open, prospect);
    const topics = { english: this.topics('english', focus, state), math: this.topics('math', focus, state) };
    const each = <T>(of: (subject: Subject) => T) => ({ english: of('english'), math: of('math') });
    return {
      ...each((subject) => sectionOf(subject, open, prospect, path)),
      forecast: await this.forecasts.ofPlan(open, prospect),
      strengths: each((subject) => strengths(topics[subject].strongest).slice(0, STRENGTHS[subject])),
      strongest: each((subject) => topics[subject].strongest),
      areas: each((subject) => topics[subject].areas),
    };
  }

  private topics(subject: Subject, focus: FocusLists, state: LearnerState | null): Topics {
    const skills = standingsOf(state, this.bank.current);
    const mastery = new Map(skills.map((each) => [each.skill, each.mastery]));
    return {
      strongest: (state ? strongestOf(subject, skills, focus[subject]) : [])
        .slice(0, FOCUS_AREAS)
        .map((skill) => ({ skill, mastery: mastery.get(skill)!, estimated: known(state, skill)?.estimated ?? true })),
      areas: focus[subject].map((skill) => ({
        skill,
        mastery: mastery.get(skill)!,
        estimated: known(state, skill)?.estimated ?? true,
        weak_chance: known(state, skill)?.weak_chance,
        own_share: known(state, skill)?.own_share,
      })),
    };
  }
}

const known = (state: LearnerState | null, skill: number) => state?.skills.find((each) => each.skill === skill);

/** The skills of a list that are good enough to be called strengths. */
const strengths = (strongest: Topics['strongest']): number[] =>
  strongest.filter(({ mastery }) => mastery >= STRONG_MASTERY).map(({ skill }) => skill);

/** Drawn unrounded; `forecast` says where it ends. */
function sectionOf(
  subject: Subject,
  { plan }: OpenPlan,
  { measured }: Prospect,
  path: readonly PathPoint[],
): Preview['math'] {
  const { score, score_low, score_high } = measured.at(-1)!.scores[subject];
  const points = path.map(({ day, forecast }) => ({ day, ...rangeOnWire(forecast[subject]) }));
  return { score, score_low, score_high, target_score: plan.target[subject], path: points };
}
