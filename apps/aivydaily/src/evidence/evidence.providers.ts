import type { Provider } from '@nestjs/common';
import { EvidenceRepository } from './evidence.repository.js';
import { EvidenceService } from './evidence.service.js';

/** The evidence's part of the module. */
export const evidenceProviders: Provider[] = [EvidenceService, EvidenceRepository];
