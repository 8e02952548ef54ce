import { LongText } from './edit-field';
import { FormPart, type FormProps } from './form-part';
import { faultsAt } from './parts';

const HINTS = [
  'Orientation: what to look at',
  'The idea that is needed',
  'The first step',
  'Almost there, without the answer',
] as const;

export function HintsPart({ fields, faults, onEdit }: FormProps) {
  const hints = HINTS.map((_, index) => fields.hints[index] ?? '');
  return (
    <FormPart part="hints" faults={faultsAt(faults, 'hints')}>
      {HINTS.map((name, index) => (
        <LongText
          key={name}
          field={`hints.${index}`}
          label={`Hint ${index + 1}`}
          hint={name}
          faults={faultsAt(faults, `hints.${index}`)}
          value={hints[index]!}
          onText={(typed) =>
            onEdit({ ...fields, hints: hints.map((hint, at) => (at === index ? typed : hint)) }, `hints.${index}`)
          }
        />
      ))}
    </FormPart>
  );
}

export const ExplanationPart = ({ fields, faults, onEdit }: FormProps) => (
  <FormPart part="explanation">
    <LongText
      field="explanation"
      label="Why the answer is right"
      hint="What is told of each wrong choice is added to it, unless it speaks of “Choice A” to “Choice D” itself."
      faults={faultsAt(faults, 'explanation')}
      value={fields.explanation}
      onText={(explanation) => onEdit({ ...fields, explanation }, 'explanation')}
    />
  </FormPart>
);
