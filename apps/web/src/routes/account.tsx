import { preloadDisplayFont } from '@aivy/web-ui';
import { AccountSettings, ProductCards } from '../features/account';
import { OfficialScores } from '../features/plan/official';
import { PlanFacts, PlanSettings, TargetLink } from '../features/plan/mails';
import { GoalChoice } from '../core/habit/goal-choice';
import { SettingsCard } from '../core/page/settings-card';
import { eraseStudent } from '../core/device/forget-students';

export default function Account() {
  preloadDisplayFont();
  return (
    <AccountSettings
      onDeleted={eraseStudent}
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
