import net from 'node:net';

/** A line to a server over which nothing comes while it is frozen, in either direction; what was sent arrives afterwards. */
export class FrozenLine {
  private readonly sockets = new Set<net.Socket>();
  private isFrozen = false;

  private constructor(private readonly server: net.Server) {}

  static async to(target: URL): Promise<FrozenLine> {
    const server = net.createServer();
    const line = new FrozenLine(server);
    server.on('connection', (near) => {
      const far = net.connect(Number(target.port), target.hostname);
      line.carry(near, far);
      line.carry(far, near);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return line;
  }

  /** The same address by way of this line. */
  through(address: string): string {
    const url = new URL(address);
    url.hostname = '127.0.0.1';
    url.port = String((this.server.address() as net.AddressInfo).port);
    return url.href;
  }

  async freeze(ms: number): Promise<void> {
    this.isFrozen = true;
    for (const socket of this.sockets) socket.pause();
    await new Promise((resolve) => setTimeout(resolve, ms));
    this.isFrozen = false;
    for (const socket of this.sockets) socket.resume();
  }

  close(): void {
    for (const socket of this.sockets) socket.destroy();
    this.server.close();
  }

  private carry(from: net.Socket, to: net.Socket): void {
    this.sockets.add(from);
    from.on('data', (bytes) => to.write(bytes));
    from.on('error', () => undefined);
    from.on('close', () => {
      this.sockets.delete(from);
      to.destroy();
    });
    if (this.isFrozen) from.pause();
  }
}
