import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** What was said with the tutor. */
@Injectable()
export class MessageRepository {
  constructor(@Inject(DataSource) private readonly source: DataSource) {}

  /** Erases what was said before a moment. @returns how many messages, each with its reply */
  async deleteBefore(moment: Date): Promise<number> {
    const [, count]: [unknown, number] = await this.source.query('delete from aivydaily.messages where said_at < $1', [
      moment,
    ]);
    return count;
  }
}
