import { preloadDisplayFont } from '@aivy/web-ui';
import { AccountSettings, ProductCards } from '../features/account';
import { forgetSession } from '../features/aivydaily/session/kept-session';
import { OfficialScores } from '../features/plan/official';
import { PlanFacts, PlanSettings, TargetLink } from '../features/plan/mails';
import { GoalChoice } from '../core/habit/goal-choice';
import { SettingsCard } from '../core/page/settings-card';
import { eraseDevice } from '../core/device/kept-tests';
import { eraseAccount } from '../core/device/known-accounts';
import { clearLocalDiagnostic } from '../core/device/local-diagnostic';
import { attemptKey, eraseReview } from '../core/device/review-seen';
import { forgetCalculator } from '../player/calculator/kept-calculator';
import { forgetChats } from '../player/tutor/kept-chats';

/** Every feature that keeps something on the device lets go of it here. */
const eraseUser = async (userId: string): Promise<void> => {
  clearLocalDiagnostic(userId);
  eraseReview(attemptKey(userId, ''));
  eraseAccount(userId);
  forgetSession(userId);
  forgetCalculator(userId);
  forgetChats(userId);
  await eraseDevice(userId);
};

export default function Account() {
  preloadDisplayFont();
  return (
    <AccountSettings
      onDeleted={eraseUser}
      products={<ProductCards pathFacts={<PlanFacts />} pathAction={<TargetLink />} />}
    >
      <SettingsCard title="Smallest daily goal" text="This much practice keeps your streak on a busy day.">
        <GoalChoice />
      </SettingsCard>
      <PlanSettings />
      <OfficialScores />
    </AccountSettings>
  );
}
