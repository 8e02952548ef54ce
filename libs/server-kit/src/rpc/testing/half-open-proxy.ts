import net from 'node:net';

/** A TCP proxy whose present connections can be made half open: nothing passes, nobody is told. New ones work. */
export class HalfOpenProxy {
  private readonly sockets = new Set<net.Socket>();
  private readonly frozen = new WeakSet<net.Socket>();
  private readonly server: net.Server;

  private constructor(target: number) {
    this.server = net.createServer((near) => {
      const far = net.connect(target, '127.0.0.1');
      for (const socket of [near, far]) {
        socket.setNoDelay(true);
        socket.on('error', () => undefined);
        this.sockets.add(socket);
      }
      this.pass(near, far);
      this.pass(far, near);
    });
  }

  static start(target: number): Promise<HalfOpenProxy> {
    const proxy = new HalfOpenProxy(target);
    return new Promise((resolve) => proxy.server.listen(0, '127.0.0.1', () => resolve(proxy)));
  }

  get url(): string {
    return `redis://127.0.0.1:${(this.server.address() as net.AddressInfo).port}`;
  }

  freeze(): void {
    for (const socket of this.sockets) this.frozen.add(socket);
  }

  close(): void {
    for (const socket of this.sockets) socket.destroy();
    this.server.close();
  }

  private pass(from: net.Socket, to: net.Socket): void {
    from.on('data', (chunk) => {
      if (!this.frozen.has(from)) to.write(chunk);
    });
    from.on('close', () => {
      if (!this.frozen.has(from)) to.destroy();
    });
  }
}
