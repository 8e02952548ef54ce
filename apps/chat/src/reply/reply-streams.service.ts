import { Inject, Injectable } from '@nestjs/common';
import { ReplyBuffer } from './reply-buffer.js';
import { ReplyStream } from './reply-stream.js';

/** Opens the way of a reply to the student's pages. */
@Injectable()
export class ReplyStreams {
  constructor(@Inject(ReplyBuffer) private readonly buffer: ReplyBuffer) {}

  /** @param messageId absent: nobody can follow the reply, so nothing is sent */
  open(userId: string, messageId: string | undefined): ReplyStream {
    const stream = new ReplyStream(async (soFar, part) => {
      if (messageId !== undefined)
        await this.buffer.put(userId, soFar, { message_id: messageId, ...part, take: soFar.take });
    });
    stream.begin();
    return stream;
  }
}
