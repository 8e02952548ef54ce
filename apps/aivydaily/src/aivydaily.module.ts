import { Module } from '@nestjs/common';

/** Practice: sessions, their talks, rewards and the trial for visitors. */
@Module({ controllers: [], providers: [] })
export class AivydailyModule {}
