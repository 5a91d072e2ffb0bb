import { execFileSync } from 'node:child_process';
import { once } from 'node:events';

/** The memory of a process, in MiB. */
export interface Memory {
  resident: number;
  /** The memory that JavaScript still uses after a garbage collection. */
  heap: number;
}

interface Results {
  'HeapProfiler.collectGarbage': object;
  'Runtime.getHeapUsage': { usedSize: number };
  'Runtime.evaluate': { result: { value: number } };
}

const cpuTime = '(({ user, system }) => (user + system) / 1000)(process.cpuUsage())';

/** The resident memory of a process, in MiB. */
export const residentMemory = (pid: number | undefined): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;

/** Measures the memory of a Node.js process that runs with `--inspect=127.0.0.1:PORT`. */
export class Inspector {
  private readonly socket: WebSocket;
  private readonly pid: number;
  private lastId = 0;

  private constructor(socket: WebSocket, pid: number) {
    this.socket = socket;
    this.pid = pid;
  }

  /** Connects to the process. */
  static async connect(port: number, pid: number): Promise<Inspector> {
    const [target] = await (await fetch(`http://127.0.0.1:${port}/json`)).json();
    const socket = new WebSocket(target.webSocketDebuggerUrl);
    await once(socket, 'open');
    return new Inspector(socket, pid);
  }

  /** The memory now. */
  async memory(): Promise<Memory> {
    await this.call('HeapProfiler.collectGarbage');
    const { usedSize } = await this.call('Runtime.getHeapUsage');
    return { resident: residentMemory(this.pid), heap: usedSize / 2 ** 20 };
  }

  /** The CPU time so far, in milliseconds. */
  async cpuMs(): Promise<number> {
    const { result } = await this.call('Runtime.evaluate', { expression: cpuTime });
    return result.value;
  }

  private async call<Method extends keyof Results>(
    method: Method,
    params: object = {},
  ): Promise<Results[Method]> {
    const id = ++this.lastId;
    this.socket.send(JSON.stringify({ id, method, params }));
    for (;;) {
      const [event] = (await once(this.socket, 'message')) as [MessageEvent];
      const answer = JSON.parse(String(event.data)) as { id: number; result: Results[Method] };
      if (answer.id === id) return answer.result;
    }
  }
}
