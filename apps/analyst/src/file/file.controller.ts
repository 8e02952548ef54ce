import { Controller, Inject, UseInterceptors } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { getReportFile, reportFile, type InputOf, type RpcRequest } from '@aivy/contracts';
import { RpcHandler, RpcStreamHandler, type StreamRequest } from '@aivy/server-kit';
import { DatabaseFaults } from '../database-faults.js';
import { ownerOf } from '../job/job.controller.js';
import { FileService } from './file.service.js';

@Controller()
export class FileController {
  constructor(@Inject(FileService) private readonly files: FileService) {}

  @RpcHandler(getReportFile)
  @UseInterceptors(DatabaseFaults)
  head(@Payload() { caller, input }: RpcRequest<InputOf<typeof getReportFile>>) {
    return this.files.head(input.job_id, input.format, ownerOf(caller));
  }

  @RpcStreamHandler(reportFile)
  async *bytes({ caller, input, signal }: StreamRequest<typeof reportFile>): AsyncGenerator<{ bytes: string }, void> {
    for await (const piece of this.files.bytes(input.job_id, input.format, ownerOf(caller))) {
      signal.throwIfAborted();
      yield { bytes: Buffer.from(piece).toString('base64') };
    }
  }
}
