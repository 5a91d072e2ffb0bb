/** As much of the package as is used here: it comes without types. */
declare module 'ws' {
  import type { EventEmitter } from 'node:events';
  import type { AddressInfo } from 'node:net';

  /** One connection. */
  export class WebSocket extends EventEmitter {
    constructor(address: string);
    send(text: string): void;
    close(): void;
    terminate(): void;
  }

  /** https://github.com/websockets/ws/blob/master/doc/ws.md#class-websocketserver */
  export class WebSocketServer extends EventEmitter {
    readonly clients: ReadonlySet<WebSocket>;
    constructor(options: { host: string; port: number; path: string });
    address(): AddressInfo;
    close(): void;
  }
}
