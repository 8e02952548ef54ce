import { Controller, type INestMicroservice, Module, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { MessagePattern, type MicroserviceOptions, Transport } from '@nestjs/microservices';
import type { RpcRequest } from '@aivy/contracts';
import { RedisRpcServer } from '../src/rpc/index.js';
import { ECHO_PATTERN } from './rpc-echo.js';
import { serveFloor } from './rpc-floor.js';

/** What a child process of the bench serves: the name also separates the keys or patterns. */
export type Served = 'floor' | 'ours-1' | 'ours-2' | 'stock-1' | 'stock-2';

@Controller()
class OurEcho {
  @MessagePattern(ECHO_PATTERN)
  echo(request: RpcRequest): unknown {
    return request.input;
  }
}

@Controller()
class StockEchoOne {
  @MessagePattern('stock-1')
  echo(body: unknown): unknown {
    return body;
  }
}

@Controller()
class StockEchoTwo {
  @MessagePattern('stock-2')
  echo(body: unknown): unknown {
    return body;
  }
}

@Module({})
class BenchModule {}

async function listen(controller: Type, options: MicroserviceOptions): Promise<INestMicroservice> {
  const app = await NestFactory.createMicroservice<MicroserviceOptions>(
    { module: BenchModule, controllers: [controller] },
    { ...options, logger: false },
  );
  await app.listen();
  return app;
}

/** Serves until the process ends. */
export async function serve(what: Served, url: string): Promise<void> {
  const { hostname: host, port } = new URL(url);
  const stock: MicroserviceOptions = { transport: Transport.REDIS, options: { host, port: Number(port) } };
  if (what === 'floor') await serveFloor(url);
  else if (what === 'stock-1') await listen(StockEchoOne, stock);
  else if (what === 'stock-2') await listen(StockEchoTwo, stock);
  else await listen(OurEcho, { strategy: new RedisRpcServer({ service: 'auth', redisUrl: url, prefix: what }) });
}
