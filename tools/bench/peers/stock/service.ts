// The service of the stock peer: Nest's microservice over Redis, TypeORM's repositories, a transaction a save.
import 'reflect-metadata';
import { Controller, Inject, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { MessagePattern, Payload, RpcException, type MicroserviceOptions } from '@nestjs/microservices';
import { DataSource, IsNull, Not } from 'typeorm';
import { database } from './database.js';
import { AnswerEntity, ModuleEntity, TestEntity } from './entities.js';
import { redis } from './redis.js';
import { SAVE, type SaveCommand, type Saved } from './save.js';

const GRACE_MS = 20_000;
const AHEAD_MS = 60_000;

@Controller()
class SaveController {
  constructor(@Inject(DataSource) private readonly source: DataSource) {}

  @MessagePattern(SAVE)
  save(@Payload() { userId, input }: SaveCommand): Promise<Saved> {
    const { test_id: testId, module, question_id: ids, answer, seq, spent_ms: spentMs, workspace } = input;
    return this.source.transaction(async (manager) => {
      const open = await manager.getRepository(ModuleEntity).findOne({
        where: { userId, testId, module, startedAt: Not(IsNull()), submittedAt: IsNull() },
        lock: { mode: 'pessimistic_write' },
      });
      const goesOn = await manager.getRepository(TestEntity).existsBy({ userId, testId, givenUpAt: IsNull() });
      if (!open?.deadline || !goesOn) throw new RpcException({ code: 'MODULECLOSED' });
      const now = Date.now();
      const lengths = [answer, seq, spentMs].some((each) => each.length !== ids.length);
      if (lengths || ids.some((id) => !open.questionIds.includes(id)) || seq.some((each) => each > now + AHEAD_MS))
        throw new RpcException({ code: 'INVALIDINPUT' });
      const latest = open.deadline.getTime() + GRACE_MS;
      const inTime = ids.flatMap((questionId, n) =>
        seq[n]! <= latest
          ? [{ userId, testId, module, questionId, answer: answer[n]!, seq: seq[n]!, spentMs: spentMs[n]! }]
          : [],
      );
      if (inTime.length > 0)
        await manager
          .createQueryBuilder()
          .insert()
          .into(AnswerEntity)
          .values(inTime)
          .orUpdate(['answer', 'seq', 'spent_ms'], ['user_id', 'test_id', 'question_id'], {
            overwriteCondition: { where: 'excluded.seq > "answers"."seq"' },
          })
          .execute();
      const workspaceSeq = input.workspace_seq ?? now;
      const newer = workspace && workspaceSeq > Number(open.workspaceSeq);
      await manager
        .getRepository(ModuleEntity)
        .update(
          { userId, testId, module },
          { timeLeft: input.time_left, ...(newer && { workspace, workspaceSeq: String(workspaceSeq) }) },
        );
      return { server_time: now, deadline: open.deadline.getTime(), refused: ids.filter((_, n) => seq[n]! > latest) };
    });
  }
}

@Module({ imports: [database], controllers: [SaveController] })
class ServiceModule {}

const app = await NestFactory.createMicroservice<MicroserviceOptions>(ServiceModule, { ...redis(), logger: false });
await app.listen();
process.on('disconnect', () => process.exit(0));
process.send?.('ready');
