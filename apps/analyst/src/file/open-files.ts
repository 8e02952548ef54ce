import type { FileChunk } from '@aivy/contracts';
import { outsideRequests } from '@aivy/server-kit';
import { ChunkedFile } from './chunked-file.js';

/** A reader that asks for nothing more for so long has left, or reads from other replicas. */
const IDLE_MS = 60_000;

interface OpenFile {
  file: ChunkedFile;
  idle: NodeJS.Timeout;
}

/** The files that are being sent, by download. Each holds one part of a report's rows. */
export class OpenFiles {
  private readonly open = new Map<string, OpenFile>();

  /**
   * A chunk of a download.
   * @param pieces the file from its start. Made outside of the request that asked for it: a chunk that comes too late
   *   for it is there when it's asked for again
   */
  async chunk(download: string, chunk: number, pieces: () => AsyncIterable<Uint8Array>): Promise<FileChunk> {
    if (this.open.get(download)?.file.canGive(chunk) === false) this.close(download);
    const { file, idle } = this.open.get(download) ?? this.begin(download, pieces);
    idle.refresh();
    try {
      return await outsideRequests(() => file.give(chunk));
    } catch (error) {
      if (this.open.get(download)?.file === file) this.close(download);
      throw error;
    }
  }

  closeAll(): void {
    for (const download of this.open.keys()) this.close(download);
  }

  private begin(download: string, pieces: () => AsyncIterable<Uint8Array>): OpenFile {
    const idle = setTimeout(() => this.close(download), IDLE_MS).unref();
    const opened = { file: new ChunkedFile(pieces()), idle };
    this.open.set(download, opened);
    return opened;
  }

  private close(download: string): void {
    const opened = this.open.get(download);
    this.open.delete(download);
    clearTimeout(opened?.idle);
    void opened?.file.close().catch(() => undefined);
  }
}
