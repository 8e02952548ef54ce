import type { Provider } from '@nestjs/common';
import { ErasureRepository } from './erasure.repository.js';
import { ExportRepository } from './export.repository.js';
import { UserDataService } from './user-data.service.js';

/** The user data's part of the module; `ErasureRepository` is for whoever writes evidence. */
export const userDataProviders: Provider[] = [UserDataService, ErasureRepository, ExportRepository];
