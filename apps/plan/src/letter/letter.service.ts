import { Inject, Injectable } from '@nestjs/common';
import {
  DomainError,
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
import {
  LEARNING,
  likelyRates,
  linkOf,
  projectionDays,
  projectSection,
  type Abilities,
  type LinkingRecord,
  type Practice,
} from '@aivy/psychometrics';
import { BANK } from '@aivy/server-kit';
import { measuredAbilities } from '../dashboard/forecast.js';
import { LikelyPractice } from '../dashboard/likely-practice.service.js';
import { FocusService } from '../focus/focus.service.js';
import { LearnerService } from '../learner/learner.service.js';
import { MeasurementRepository, type Measurement } from '../learner/measurement.repository.js';
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
    @Inject(MeasurementRepository) private readonly measurements: MeasurementRepository,
    @Inject(LikelyPractice) private readonly practice: LikelyPractice,
    @Inject(BANK) private readonly bank: LiveBank,
  ) {}

  async preview(caller: Caller, { plan_id: planId }: InputOf<typeof journeyPreview>): Promise<Preview> {
    const open = await this.plans.require(caller, planId);
    const [focus, { state }, measured, practice] = await Promise.all([
      this.focus.of(open.plan),
      this.learners.standing(open.plan.userId),
      this.measurements.selectOfUser(open.plan.userId),
      this.practice.of(open),
    ]);
    const newest = measured.at(-1);
    // Nobody gets a plan without one.
    if (!newest) throw new DomainError('PLAN-DB');
    // From the score that the student has just seen, so that the curve begins there.
    const { link } = this.bank.current.scaleOf();
    const abilities = { ...measuredAbilities(newest, link), rate: state?.growth?.rate };
    const prospect = { open, newest, abilities, practice, link };
    const topics = { english: this.topics('english', focus, state), math: this.topics('math', focus, state) };
    const each = <T>(of: (subject: Subject) => T) => ({ english: of('english'), math: of('math') });
    return {
      ...each((subject) => sectionOf(subject, prospect)),
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

interface Prospect {
  open: OpenPlan;
  newest: Measurement;
  abilities: Abilities;
  practice: Practice;
  link: LinkingRecord;
}

function sectionOf(subject: Subject, { open, newest, abilities, practice, link }: Prospect): Preview['math'] {
  const { days, minutesPerDay } = practice;
  const { scores } = newest;
  const { score, score_low, score_high } = scores[subject];
  return {
    score,
    score_low,
    score_high,
    target_score: open.plan.target[subject],
    path: projectSection(
      abilities[subject],
      projectionDays(days),
      minutesPerDay[subject],
      likelyRates(abilities.rate),
      LEARNING,
      linkOf(link, subject),
    ).map(({ day, score: likely, low, high }) => ({ day, score: likely, score_low: low, score_high: high })),
  };
}
