import { ClientRedis } from '@nestjs/microservices';
import { firstValueFrom } from 'rxjs';
import { RpcClient } from '../src/rpc/index.js';
import { benchCaller, BODY, echoCall } from './rpc-echo.js';
import { floorClient } from './rpc-floor.js';
import type { Served } from './rpc-server.js';

/** One system under measurement: a request with its answer. */
export type Ask = () => Promise<unknown>;

export async function openClients(url: string): Promise<{ ask: Record<Served, Ask>; close(): Promise<void> }> {
  const { hostname: host, port } = new URL(url);
  const floor = await floorClient(url);
  const stock = new ClientRedis({ host, port: Number(port) });
  const one = new RpcClient({ redisUrl: url, prefix: 'ours-1', source: 'bench' });
  const two = new RpcClient({ redisUrl: url, prefix: 'ours-2', source: 'bench' });
  await Promise.all([stock.connect(), one.connect(), two.connect()]);
  return {
    ask: {
      floor: () => floor.ask(BODY),
      'ours-1': () => one.call(echoCall, benchCaller, BODY),
      'ours-2': () => two.call(echoCall, benchCaller, BODY),
      'stock-1': () => firstValueFrom(stock.send<unknown>('stock-1', BODY)),
      'stock-2': () => firstValueFrom(stock.send<unknown>('stock-2', BODY)),
    },
    close: async () => {
      floor.close();
      await Promise.all([one.close(), two.close(), stock.close()]);
    },
  };
}

/** Requests per second with `concurrency` of them outstanding for `ms` milliseconds. */
export async function rate(ask: Ask, concurrency: number, ms: number): Promise<number> {
  const started = performance.now();
  const end = started + ms;
  let done = 0;
  const loop = async (): Promise<void> => {
    while (performance.now() < end) {
      await ask();
      done++;
    }
  };
  await Promise.all(Array.from({ length: concurrency }, loop));
  return (done / (performance.now() - started)) * 1_000;
}
