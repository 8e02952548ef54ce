// The door of the stock peer: Nest on Fastify, a guard that looks the session up, a pipe that validates, a client proxy.
import 'reflect-metadata';
import { createHash } from 'node:crypto';
import {
  Body,
  type CanActivate,
  Controller,
  createParamDecorator,
  type ExecutionContext,
  HttpCode,
  HttpException,
  Inject,
  Injectable,
  Module,
  Post,
  StandardSchemaValidationPipe,
  UseGuards,
} from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { ClientProxy, ClientsModule } from '@nestjs/microservices';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { InjectRepository, TypeOrmModule } from '@nestjs/typeorm';
import { catchError, map, type Observable } from 'rxjs';
import { MoreThan, type Repository } from 'typeorm';
import { database } from './database.js';
import { SessionEntity } from './entities.js';
import { redis } from './redis.js';
import { SAVE, saveInput, type Saved, type SaveInput } from './save.js';

const SERVICE = 'SERVICE';

interface Asked {
  headers: { authorization?: string };
  userId?: string;
}

@Injectable()
class SessionGuard implements CanActivate {
  constructor(@InjectRepository(SessionEntity) private readonly sessions: Repository<SessionEntity>) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Asked>();
    const token = request.headers.authorization?.replace(/^Bearer /, '') ?? '';
    const tokenHash = createHash('sha256').update(token).digest('hex');
    const session = await this.sessions.findOneBy({ tokenHash, expiresAt: MoreThan(new Date()) });
    request.userId = session?.userId;
    return session !== null;
  }
}

const UserId = createParamDecorator(
  (_: unknown, context: ExecutionContext) => context.switchToHttp().getRequest<Asked>().userId,
);

@Controller()
class SaveController {
  constructor(@Inject(SERVICE) private readonly service: ClientProxy) {}

  @Post('/save')
  @HttpCode(200)
  @UseGuards(SessionGuard)
  save(@UserId() userId: string, @Body({ schema: saveInput }) input: SaveInput): Observable<{ data: Saved }> {
    return this.service.send<Saved>(SAVE, { userId, input }).pipe(
      map((data) => ({ data })),
      catchError((error: object) => {
        throw new HttpException(error, 409);
      }),
    );
  }
}

@Module({
  imports: [
    database,
    TypeOrmModule.forFeature([SessionEntity]),
    ClientsModule.register([{ name: SERVICE, ...redis() }]),
  ],
  controllers: [SaveController],
})
class GatewayModule {}

const app = await NestFactory.create<NestFastifyApplication>(GatewayModule, new FastifyAdapter({ trustProxy: true }), {
  logger: false,
});
app.useGlobalPipes(new StandardSchemaValidationPipe());
await app.listen(Number(process.env.PORT), '127.0.0.1');
process.on('disconnect', () => process.exit(0));
process.send?.('ready');
