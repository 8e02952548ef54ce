import { Injectable } from '@nestjs/common';
import { renderMove, type Move, type TutorContext, type TutorState } from '@aivy/tutor';

export interface WordsWanted {
  context: TutorContext;
  /** What was decided, and the state that came with it. */
  move: Move;
  state: TutorState;
  /** What the student wrote. */
  message: string;
  userId: string;
  /** Aborted when nobody wants the words any more. */
  signal: AbortSignal;
  /** Hears the text as it is written, part after part. */
  onText: (part: string) => void;
}

export interface Words {
  text: string;
  source: 'offline' | 'model' | 'cache';
  /** A model said what it must not say, and it was taken out. */
  blocked: boolean;
  /** One plain line beside the reply. */
  note?: string;
}

/** Puts a decided move into words. */
@Injectable()
export class WordsService {
  async say({ move, context, state, onText }: WordsWanted): Promise<Words> {
    const { text } = renderMove(move, context, state);
    onText(text);
    return { text, source: 'offline', blocked: false };
  }
}
