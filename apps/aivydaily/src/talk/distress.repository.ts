import { Inject, Injectable } from '@nestjs/common';
import { DistressTable } from '@aivy/server-kit';
import { DataSource } from 'typeorm';

@Injectable()
export class DistressRepository extends DistressTable<{ skill: number }> {
  constructor(@Inject(DataSource) source: DataSource) {
    super(source, {
      table: 'aivydaily.messages',
      flagged: 'flagged',
      words: 'said',
      more: 'skill',
      join: `join (select user_id, conversation_id, question_id, skill from aivydaily.questions) question
        using (user_id, conversation_id, question_id)`,
    });
  }
}
