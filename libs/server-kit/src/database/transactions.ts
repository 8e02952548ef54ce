import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

/** A running transaction. Services hand it from repository to repository and to the outbox; only those look inside. */
export type Transaction = EntityManager;

/** Begins the transactions of a service whose work takes several repositories. */
@Injectable()
export class Transactions {
  constructor(@Inject(DataSource) private readonly source: DataSource) {}

  /** Commits when `work` resolves, rolls back when it rejects. @throws what `work` throws, or the fault of the commit */
  run<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    return this.source.transaction(work);
  }
}
