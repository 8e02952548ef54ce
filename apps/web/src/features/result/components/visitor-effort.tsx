import type { checkEffort, OutputOf } from '@aivy/contracts';
import { SUBJECTS } from '@aivy/exam';
import { Button } from '@aivy/web-ui';
import { NOT_ENOUGH, SECTION_NAMES } from '../effort-texts';
import { EffortCard } from './effort-card';
import { RetakeButton, type Retake } from './retake-button';

interface VisitorEffortProps {
  effort: OutputOf<typeof checkEffort>;
  retake: Retake;
  onWholeAgain(): void;
  onSignUp(): void;
}

/** What a visitor should know before signing up: a section has too few careful answers for a score. */
export function VisitorEffort({ effort, retake, onWholeAgain, onSignUp }: VisitorEffortProps) {
  const missing = SUBJECTS.filter((subject) => !effort[subject].scored);
  const scored = SUBJECTS.find((subject) => effort[subject].scored);
  const sections = SUBJECTS.map((subject) => ({
    subject,
    outcome: effort[subject].scored ? { headline: 'Ready', note: 'Sign up to see your score.' } : null,
    unread: effort[subject].unread,
  }));
  if (scored === undefined)
    return (
      <EffortCard
        title={NOT_ENOUGH}
        lead="Take your time with each question, and we can score you."
        sections={sections}
      >
        <Button variant="primary" size="large" onClick={onWholeAgain}>
          Retake the diagnostic, about 40 min
        </Button>
        <Button variant="ghost" onClick={onSignUp}>
          Sign up anyway
        </Button>
      </EffortCard>
    );
  const [name, missingName] = [SECTION_NAMES[scored].name, SECTION_NAMES[missing[0]!].name];
  return (
    <EffortCard
      title="One section to go"
      lead={`${name} is scored. ${missingName} needs one more round.`}
      sections={sections}
    >
      <RetakeButton subject={missing[0]!} {...retake} />
      <Button variant="ghost" onClick={onSignUp}>
        Sign up and see {name}
      </Button>
    </EffortCard>
  );
}
