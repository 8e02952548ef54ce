import { getOpenTestItems, type Caller } from '@aivy/contracts';
import type { Logger } from '../log/logger.js';
import type { RpcClient } from '../rpc/index.js';
import { OpenItems } from './open-items.js';

const GONE = 7;

it('asks everything for an item that has left the bank: a test that began before may still ask it', async () => {
  const rpc = {
    call: ({ pattern }: typeof getOpenTestItems, _caller: Caller, { user_id: user }: { user_id: string }) =>
      Promise.resolve({ item_ids: pattern === getOpenTestItems.pattern && user === 'maya' ? [GONE] : [] }),
  } as unknown as RpcClient;
  const bank = { current: { poolOf: () => undefined } };
  const open = new OpenItems(rpc, bank, {} as Logger);
  expect([...(await open.askedNow({} as Caller, 'maya', [GONE]))]).toEqual([GONE]);
  expect([...(await open.askedNow({} as Caller, 'noor', [GONE]))]).toEqual([]);
});
