import type { listOfficialScores, OutputOf } from '@aivy/contracts';

export type OfficialScore = OutputOf<typeof listOfficialScores>['scores'][number];
