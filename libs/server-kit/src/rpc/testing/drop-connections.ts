import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';

/** Cuts the connections whose name contains `name`, `times` times; returns how many were really cut. */
export async function dropConnections(url: string, name: string, times: number): Promise<number> {
  const admin = new Redis(url);
  let cut = 0;
  // On a busy machine a connection may not be back yet: count what was cut, not the tries.
  const until = Date.now() + times * 500;
  while (cut < times && Date.now() < until) {
    const list = String(await admin.client('LIST'));
    for (const line of list.split('\n')) {
      const id = /^id=(\d+) /.exec(line)?.[1];
      if (id && line.includes(` name=${name}`)) cut += Number(await admin.client('KILL', 'ID', id));
    }
    await sleep(60);
  }
  admin.disconnect();
  return cut;
}
