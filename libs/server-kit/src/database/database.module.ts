import { type DynamicModule, Module } from '@nestjs/common';
import { getDataSourceToken, TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { BaseConfig } from '../config/base-config.js';
import { Outbox } from '../outbox/outbox.js';
import { dataSourceOptions } from './data-source.js';
import type { DatabaseDefinition } from './definition.js';
import { Transactions } from './transactions.js';

/**
 * Gives a service its data source. Import it once, in the app's root module; it is global there.
 * Provides `DataSource`, `Transactions`, `Outbox`, and the repository of every entity (`@InjectRepository(Entity, '<service>')`).
 */
@Module({})
export class DatabaseModule {
  static forRoot(definition: DatabaseDefinition, config: BaseConfig): DynamicModule {
    const token = getDataSourceToken(definition.service);
    return {
      module: DatabaseModule,
      global: true,
      imports: [
        TypeOrmModule.forRoot(
          { ...dataSourceOptions(definition, config.DATABASE_URL, config), retryAttempts: 0 },
          definition.service,
        ),
        TypeOrmModule.forFeature(definition.entities, definition.service),
      ],
      // Several services share a process, so the data source has a name; inside one service the class is token enough.
      providers: [
        Outbox,
        Transactions,
        { provide: DataSource, useFactory: (source: DataSource) => source, inject: [token] },
      ],
      exports: [TypeOrmModule, DataSource, Outbox, Transactions],
    };
  }
}
