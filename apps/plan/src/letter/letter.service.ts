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
  linkOf,
  projectionDays,
  projectSection,
  type Abilities,
  type LinkingRecord,
} from '@aivy/psychometrics';
import { BANK } from '@aivy/server-kit';
import { measuredAbilities, practiceOf } from '../dashboard/forecast.js';
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
    @Inject(BANK) private readonly bank: LiveBank,
  ) {}

  async preview(caller: Caller, { plan_id: planId }: InputOf<typeof journeyPreview>): Promise<Preview> {
    const open = await this.plans.require(caller, planId);
    const [{ state }, measured] = await Promise.all([
      this.learners.standing(open.plan.userId),
      this.measurements.selectOfUser(open.plan.userId),
    ]);
    const newest = measured.at(-1);
    // Nobody gets a plan without one.
    if (!newest) throw new DomainError('PLAN-DB');
    // From the score that the student has just seen, so that the curve begins there.
    const { link } = this.bank.current.scaleOf();
    const abilities = measuredAbilities(newest, link);
    return {
      english: sectionOf('english', open, newest, { abilities, link }),
      math: sectionOf('math', open, newest, { abilities, link }),
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

/** A section's days are half of all. */
const SECTIONS = 2;

function sectionOf(
  subject: Subject,
  open: OpenPlan,
  { scores }: Measurement,
  { abilities, link }: { abilities: Abilities; link: LinkingRecord },
): Preview['math'] {
  const { days, minutesPerDay } = practiceOf(open);
  const { score, score_low, score_high } = scores[subject];
  return {
    score,
    score_low,
    score_high,
    target_score: open.plan.target[subject],
    path: projectSection(
      abilities[subject],
      projectionDays(days),
      minutesPerDay / SECTIONS,
      LEARNING,
      linkOf(link, subject),
    ).map(({ day, score: likely, low, high }) => ({ day, score: likely, score_low: low, score_high: high })),
  };
}
