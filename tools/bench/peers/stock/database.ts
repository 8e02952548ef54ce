import { TypeOrmModule } from '@nestjs/typeorm';
import { AnswerEntity, ModuleEntity, SessionEntity, TestEntity } from './entities.js';

const CONNECTIONS = 8;

/** As the documentation of Nest has it. */
export const database = TypeOrmModule.forRoot({
  type: 'postgres',
  url: process.env.DATABASE_URL,
  entities: [SessionEntity, TestEntity, ModuleEntity, AnswerEntity],
  poolSize: CONNECTIONS,
  synchronize: false,
});
