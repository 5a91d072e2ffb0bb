/** The process with the listeners: it answers the commands of the bench. */
import { quantile } from '../support/support.ts';
import { listenOverGrpc } from './grpcListener.ts';
import type { Listen, Listened } from './listener.ts';
import type { Command, Progress, Transport } from './listenerProcess.ts';
import { listenOverWebChannel } from './webChannelListener.ts';

const transports: Record<Transport, Listen> = {
  gRPC: listenOverGrpc,
  WebChannel: listenOverWebChannel,
};

interface State {
  available: number | undefined;
  resumeToken: string;
  snapshots: number;
  stop(): void;
}

let listeners: State[] = [];
let delays: number[] = [];
let resets = 0;
let failures: string[] = [];

const start = (transport: Transport, listened: Listened) => {
  const state: State = { available: undefined, resumeToken: '', snapshots: 0, stop: () => {} };
  state.stop = transports[transport](listened, {
    onVersion: ({ available, committedAt }) => {
      state.available = available;
      delays.push(performance.timeOrigin + performance.now() - committedAt);
    },
    onSnapshot: (resumeToken) => {
      state.snapshots++;
      state.resumeToken = resumeToken;
    },
    onReset: () => {
      resets++;
    },
    onFailure: (reason) => failures.push(reason),
  });
  listeners.push(state);
};

const stop = () => {
  for (const listener of listeners) listener.stop();
  listeners = [];
};

const clear = () => {
  [delays, failures, resets] = [[], [], 0];
  for (const listener of listeners) listener.snapshots = 0;
};

const progress = (): Progress => {
  return {
    available: listeners.map(({ available }) => available ?? null),
    resumeToken: listeners[0]?.resumeToken ?? '',
    snapshots: listeners.reduce((sum, { snapshots }) => sum + snapshots, 0),
    resets,
    failures,
    p50: quantile(delays, 0.5),
    p99: quantile(delays, 0.99),
  };
};

process.on('message', ({ open, close, reset }: Command) => {
  for (let n = 0; n < (open?.count ?? 0); n++) start(open?.transport ?? 'gRPC', open as Listened);
  const answer = progress();
  if (close) stop();
  if (close || reset) clear();
  process.send?.(answer);
});
process.on('disconnect', () => process.exit());
