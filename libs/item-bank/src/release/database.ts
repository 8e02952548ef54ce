import { AddPools1764100000000 } from './migrations/add-pools-1764100000000.js';
import { AddScale1766500000000 } from './migrations/add-scale-1766500000000.js';
import { AddTypeset1764200000000 } from './migrations/add-typeset-1764200000000.js';
import { CreateBank1763596800000 } from './migrations/create-bank-1763596800000.js';
import { PinForms1763715600000 } from './migrations/pin-forms-1763715600000.js';

/** Schema `bank`, for the migration runner. Raw SQL only, so there are no entities. */
export const bankDatabase = {
  service: 'bank',
  schema: 'bank',
  entities: [],
  migrations: [
    CreateBank1763596800000,
    PinForms1763715600000,
    AddPools1764100000000,
    AddTypeset1764200000000,
    AddScale1766500000000,
  ],
};
