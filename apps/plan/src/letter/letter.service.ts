import { Inject, Injectable } from '@nestjs/common';
import {
  DomainError,
  type Caller,
  type InputOf,
  type journeyPreview,
  type LearnerState,
  type OutputOf,
  type Subject,
} from '@aivy/contracts';
import { skillById } from '@aivy/exam';
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
import { LearnerService } from '../learner/learner.service.js';
import { MeasurementRepository, type Measurement } from '../learner/measurement.repository.js';
import type { OpenPlan } from '../target/plan.js';
import { PlanService } from '../target/plan.service.js';
import { standingsOf } from '../target/standings.js';

type Preview = OutputOf<typeof journeyPreview>;
type Areas = Preview['areas']['math'];

/** Skills that the letter praises, and those it promises to work on. */
const STRENGTHS: Readonly<Record<Subject, number>> = { english: 2, math: 3 };
const AREAS = 5;

/** What the letter before the journey says. */
@Injectable()
export class LetterService {
  constructor(
    @Inject(PlanService) private readonly plans: PlanService,
    @Inject(LearnerService) private readonly learners: LearnerService,
    @Inject(MeasurementRepository) private readonly measurements: MeasurementRepository,
    @Inject(LikelyPractice) private readonly practice: LikelyPractice,
    @Inject(BANK) private readonly bank: LiveBank,
  ) {}

  async preview(caller: Caller, { plan_id: planId }: InputOf<typeof journeyPreview>): Promise<Preview> {
    const open = await this.plans.require(caller, planId);
    const [{ state }, measured, practice] = await Promise.all([
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
    return {
      english: sectionOf('english', prospect),
      math: sectionOf('math', prospect),
      strengths: { english: this.strengths('english', state), math: this.strengths('math', state) },
      areas: { english: this.areas('english', open, state), math: this.areas('math', open, state) },
    };
  }

  private strengths(subject: Subject, state: LearnerState | null): number[] {
    return this.weakestFirst(subject, state).reverse().slice(0, STRENGTHS[subject]);
  }

  /** As the plan names them; where it names fewer, the weakest others. */
  private areas(subject: Subject, { plan }: OpenPlan, state: LearnerState | null): Areas {
    const named = subject === 'math' ? plan.target.mathWeak : plan.target.englishWeak;
    const skills = [...new Set([...named, ...this.weakestFirst(subject, state)])].slice(0, AREAS);
    const standing = new Map(standingsOf(state, this.bank.current).map((each) => [each.skill, each]));
    return skills.map((skill) => {
      const known = state?.skills.find((each) => each.skill === skill);
      return {
        skill,
        mastery: standing.get(skill)!.mastery,
        estimated: known?.estimated ?? true,
        weak_chance: known?.weak_chance,
        own_share: known?.own_share,
      };
    });
  }

  private weakestFirst(subject: Subject, state: LearnerState | null): number[] {
    return standingsOf(state, this.bank.current)
      .filter(({ skill }) => skillById(skill).subject === subject)
      .sort((x, y) => x.mastery - y.mastery || x.skill - y.skill)
      .map(({ skill }) => skill);
  }
}

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
