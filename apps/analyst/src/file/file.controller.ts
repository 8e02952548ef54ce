import { Controller, Inject, UseInterceptors } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { getReportFile, reportFileChunk, type InputOf, type InternalInputOf, type RpcRequest } from '@aivy/contracts';
import { RpcHandler } from '@aivy/server-kit';
import { DatabaseFaults } from '../database-faults.js';
import { ownerOf } from '../job/job.controller.js';
import { FileService } from './file.service.js';

@Controller()
@UseInterceptors(DatabaseFaults)
export class FileController {
  constructor(@Inject(FileService) private readonly files: FileService) {}

  @RpcHandler(getReportFile)
  head(@Payload() { caller, input }: RpcRequest<InputOf<typeof getReportFile>>) {
    return this.files.head(input.job_id, input.format, ownerOf(caller));
  }

  @RpcHandler(reportFileChunk)
  chunk(@Payload() { caller, input }: RpcRequest<InternalInputOf<typeof reportFileChunk>>) {
    return this.files.chunk(input, ownerOf(caller));
  }
}
