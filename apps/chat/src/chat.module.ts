import { Module } from '@nestjs/common';

/** Talks with the tutor, and its words for whoever decided on a move. */
@Module({ controllers: [], providers: [] })
export class ChatModule {}
