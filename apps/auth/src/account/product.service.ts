import { Inject, Injectable } from '@nestjs/common';
import { DomainError, PRODUCTS, type UserInfo } from '@aivy/contracts';
import {
  addWeek,
  freeWeek,
  hasFullTests,
  isTimeZone,
  localDateOf,
  pathState,
  type LocalDate,
  type PathAccess,
} from '@aivy/exam';
import { Transactions } from '@aivy/server-kit';
import { UserRepository, type OwnedProducts, type User } from './user.repository.js';

type Owner = Pick<User, 'products' | 'pathFirstDay' | 'pathLastDay' | 'pathPlan'>;

/** Which products an account has, which one is current, and until when AivyPath is open. */
@Injectable()
export class ProductService {
  constructor(
    @Inject(Transactions) private readonly transactions: Transactions,
    @Inject(UserRepository) private readonly users: UserRepository,
  ) {}

  /** Adds a product once; AivyPath comes with a free week that starts today. The first one is the current one. */
  select(userId: string, product: number, timezone: string | undefined): Promise<void> {
    return this.update(userId, timezone, (user, today) => {
      if (user.products.includes(product)) return {};
      const currentProduct = user.currentProduct ?? product;
      const products = [...user.products, product];
      return product === PRODUCTS.path.id
        ? { products, currentProduct, ...columnsOf(freeWeek(today)) }
        : { products, currentProduct };
    });
  }

  /** @throws DomainError AUTH-INVALIDINPUT for a product that isn't in the account */
  switch(userId: string, product: number): Promise<void> {
    return this.update(userId, undefined, ({ products }) => {
      if (!products.includes(product)) throw new DomainError('AUTH-INVALIDINPUT');
      return { currentProduct: product };
    });
  }

  /** Opens AivyPath without an end. @throws DomainError AUTH-INVALIDINPUT for an account without AivyPath */
  choosePlan(userId: string, plan: string): Promise<void> {
    return this.update(userId, undefined, ({ products }) => {
      if (!products.includes(PRODUCTS.path.id)) throw new DomainError('AUTH-INVALIDINPUT');
      return { pathPlan: plan, pathLastDay: null };
    });
  }

  grantWeek(userId: string): Promise<void> {
    return this.update(userId, undefined, (user, today) =>
      user.pathWeekGranted
        ? {}
        : {
            ...columnsOf(addWeek(accessOf(user), today)),
            pathWeekGranted: true,
            products: [...new Set([...user.products, PRODUCTS.path.id])],
          },
    );
  }

  /** Locks the account. One that is gone has nothing to change. */
  private update(
    userId: string,
    timezone: string | undefined,
    change: (user: User, today: LocalDate) => Partial<OwnedProducts>,
  ): Promise<void> {
    return this.transactions.run(async (manager) => {
      const user = await this.users.selectOptionalForUpdate(userId, manager);
      if (!user) return;
      const changed = change(user, todayOf(timezone ?? user.timezone));
      if (Object.keys(changed).length > 0) await this.users.updateProducts(userId, changed, manager);
    });
  }
}

const todayOf = (timezone: string | null): LocalDate =>
  localDateOf(new Date(), timezone !== null && isTimeZone(timezone) ? timezone : 'UTC');

const accessOf = ({ products, pathFirstDay, pathLastDay }: Owner): PathAccess | null =>
  products.includes(PRODUCTS.path.id) ? { firstDay: pathFirstDay, lastDay: pathLastDay } : null;

const columnsOf = ({ firstDay, lastDay }: PathAccess) => ({ pathFirstDay: firstDay, pathLastDay: lastDay });

/** Access as the client reads it. */
export function pathAccessOf(user: Owner): UserInfo['path_access'] {
  const access = accessOf(user);
  return access && { first_day: access.firstDay, last_day: access.lastDay, plan: user.pathPlan };
}

/** What an account has open today, as other services ask. */
export function openTo(user: Owner & Pick<User, 'timezone'>): { full_tests: boolean; path_open: boolean } {
  const state = pathState(accessOf(user), todayOf(user.timezone));
  return { full_tests: hasFullTests(user.products, state), path_open: state === 'open' };
}
