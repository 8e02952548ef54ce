import { Controller, Inject, UseInterceptors } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { journeyPreview, type InputOf, type RpcRequest } from '@aivy/contracts';
import { RpcHandler } from '@aivy/server-kit';
import { DatabaseFaults } from '../database-faults.js';
import { LetterService } from './letter.service.js';

@Controller()
@UseInterceptors(DatabaseFaults)
export class LetterController {
  constructor(@Inject(LetterService) private readonly letters: LetterService) {}

  @RpcHandler(journeyPreview)
  journeyPreview(@Payload() { caller, input }: RpcRequest<InputOf<typeof journeyPreview>>) {
    return this.letters.preview(caller, input);
  }
}
