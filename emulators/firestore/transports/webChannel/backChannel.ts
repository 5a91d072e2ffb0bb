import type { ServerResponse } from 'node:http';

/** How a client reads the messages to it. */
export interface BackChannelOptions {
  /** Ends the response after one chunk, for a client behind a proxy that buffers responses. */
  isPolling: boolean;
  /** How long nothing may be sent, in milliseconds. */
  keepAliveMs: number;
}

/** An open response that carries chunks to the client. */
export class BackChannel {
  private readonly response: ServerResponse;
  readonly options: BackChannelOptions;

  constructor(
    response: ServerResponse,
    options: BackChannelOptions,
    onClosed: (channel: BackChannel) => void,
  ) {
    this.response = response;
    this.options = options;
    response.on('close', () => onClosed(this));
    response.on('error', () => response.destroy());
    response.writeHead(200, {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'private, max-age=0',
      'X-Content-Type-Options': 'nosniff',
    });
    response.flushHeaders();
  }

  /** Sends a chunk at once. */
  write(chunk: string): void {
    this.response.write(chunk);
  }

  /** Ends the response; the client continues with another one. */
  end(): void {
    this.response.end();
  }
}
