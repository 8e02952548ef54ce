/** Why no words came from the model. Everything but `aborted` counts against the endpoint. */
export type FailureKind =
  /** Nothing in time: no first token, or no end. */
  | 'timeout'
  /** Refused, or not reachable. */
  | 'unreachable'
  /** Ended in the middle. */
  | 'cut'
  /** More than it was asked for. */
  | 'flood'
  /** Not what was asked for. */
  | 'rubbish'
  /** The student has gone. */
  | 'aborted';

/** A call to the model that brought nothing usable. */
export class ModelFailure extends Error {
  constructor(
    readonly kind: FailureKind,
    cause?: unknown,
  ) {
    super(`The model's endpoint failed: ${kind}`, { cause });
    this.name = 'ModelFailure';
  }
}
