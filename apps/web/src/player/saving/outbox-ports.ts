import type { Workspace } from '@aivy/contracts';
import type { Device, KeptAnswer, KeptDesk, KeptModule } from '../../core/device/kept-tests';
import type { SaveState } from '../save-state';
import type { ServerClock } from './server-clock';

export interface Batch {
  /** Of a full test; the day of a unit. */
  module: number;
  question_id: number[];
  answer: string[];
  seq: number[];
  spent_ms: number[];
  /** Seconds; 0 without a limit. */
  time_left: number;
  workspace?: Workspace;
  workspace_seq?: number;
}

export type SendOutcome =
  | {
      kind: 'stored';
      serverMs: number;
      deadline: number | null;
      /** Questions whose answer came too late, or is from ahead of time. */ refused: readonly number[];
      /** The desk is from ahead of time. */ deskRefused?: boolean | undefined;
    }
  /** The module or unit was submitted meanwhile, on another device. */
  | { kind: 'closed' }
  /** `retryAfterMs`: the server has too much to do, and says when to come again. */
  | { kind: 'failed'; retryAfterMs?: number | undefined };

export interface OutboxPorts {
  device: Pick<Device, 'putAnswers' | 'putDesk'>;
  clock: ServerClock;
  /** Never rejects. */
  send(batch: Batch): Promise<SendOutcome>;
  /** Does the device know of a network? It may be wrong: saves are tried all the same. */
  isOnline(): boolean;
  onState(state: SaveState): void;
  onClosed(): void;
  /** The server's word on when the time is over. */
  onDeadline(deadline: number): void;
}

export interface OutboxStart {
  module: KeptModule;
  desk: KeptDesk;
  /** The server has this desk. */
  deskSent: boolean;
  answers: readonly KeptAnswer[];
}
