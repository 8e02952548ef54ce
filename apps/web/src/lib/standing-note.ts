import { signsOf, standingWords, topicStanding } from '@aivy/exam';

/** What is known of an area beside its mastery; older records and reports know less of it. */
interface KnownArea {
  weak_chance?: number | undefined;
  own_share?: number | undefined;
  estimated: boolean;
}

export interface StandingNote {
  /** Its own answers add nothing to what its section says: drawn pale and dashed. */
  estimated: boolean;
  /** How sure we are about it, in words; undefined where that isn't known. */
  standing?: string | undefined;
}

/** How sure an area's bar is, as its row shows it. */
export function standingNote({ weak_chance, own_share, estimated }: KnownArea): StandingNote {
  if (weak_chance === undefined) return { estimated };
  const signs = signsOf({ weak_chance, own_share, estimated });
  return { estimated: topicStanding(signs) === 'not-enough', standing: standingWords(signs) };
}
