import type { TutorFace } from '@aivy/contracts';
import type { AivyPose } from '@aivy/web-ui';

const POSES: Record<TutorFace, AivyPose> = { neutral: 'idle', pleased: 'pleased', concerned: 'concerned' };

/** How Aivy is drawn while saying a reply. */
export const facePose = (face: TutorFace | undefined): AivyPose => POSES[face ?? 'neutral'];
