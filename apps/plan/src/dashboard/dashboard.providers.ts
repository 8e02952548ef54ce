import type { Provider } from '@nestjs/common';
import { AchievementService } from './achievement.service.js';
import { ForecastChangeService } from '../forecast/forecast-change.service.js';
import { ForecastService } from '../forecast/forecast.service.js';
import { TargetForecastService } from '../forecast/target-forecast.service.js';
import { GainService } from './gain.service.js';
import { MasteryHistoryRepository } from './mastery-history.repository.js';
import { NextBestService } from './next-best.service.js';
import { OutlookService } from './outlook.service.js';
import { ScorePathService } from './score-path.service.js';
import { SkillStandingsService } from './skill-standings.service.js';
import { TestWorkRepository } from './test-work.repository.js';
import { WinsService } from './wins.service.js';

/** The dashboard's part of the module. */
export const dashboardProviders: Provider[] = [
  GainService,
  ForecastService,
  ForecastChangeService,
  TargetForecastService,
  ScorePathService,
  WinsService,
  AchievementService,
  OutlookService,
  SkillStandingsService,
  NextBestService,
  MasteryHistoryRepository,
  TestWorkRepository,
];
