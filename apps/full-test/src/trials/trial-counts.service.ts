import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { AskedOnTrial } from '@aivy/item-bank';
import { LOGGER, type Logger } from '@aivy/server-kit';
import { type TrialCount, TrialRepository } from './trial.repository.js';

/** How old the counts may be: in the meantime all replicas together ask an item a little more often than it needs. */
const FRESH_MS = 60_000;

const keyOf = ({ id, version }: Pick<TrialCount, 'id' | 'version'>, route: TrialCount['route']): string =>
  `${id}/${version}/${route}`;

/** The counts of items on trial in memory: whoever begins a test does not wait for them. */
@Injectable()
export class TrialCounts implements OnModuleInit {
  #counts: ReadonlyMap<string, number> = new Map();
  #readAt = 0;

  constructor(
    @Inject(TrialRepository) private readonly trials: TrialRepository,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.read();
  }

  /** As of a minute ago or so; a look at them that finds them older has them read again. */
  get asked(): AskedOnTrial {
    if (Date.now() - this.#readAt > FRESH_MS) void this.read();
    const counts = this.#counts;
    return (item, route) => counts.get(keyOf(item, route)) ?? 0;
  }

  private async read(): Promise<void> {
    // Also when it fails: a database that is away is not asked by every test that begins.
    this.#readAt = Date.now();
    try {
      const rows = await this.trials.selectAll();
      this.#counts = new Map(rows.map((row) => [keyOf(row, row.route), row.asked]));
    } catch (err: unknown) {
      this.logger.warn({ err }, 'how often items on trial were asked cannot be read; the older counts stay');
    }
  }
}
