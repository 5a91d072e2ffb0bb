import { status } from '@grpc/grpc-js';
import type { Fault, FaultPolicy } from './servers/firestoreProxy.ts';

/** How a commit can fail, with the words for it. */
export const faults: [string, Fault][] = [
  ['UNAVAILABLE', { status: status.UNAVAILABLE, lost: 'request' }],
  ['ABORTED', { status: status.ABORTED, lost: 'request' }],
  ['UNAVAILABLE after it succeeded', { status: status.UNAVAILABLE, lost: 'response' }],
];

const calls = ['BatchGetDocuments', 'RunQuery', 'RunAggregationQuery', 'Commit'];

const anyFault = (): Fault | undefined => faults[Math.floor(Math.random() * faults.length)]?.[1];

/** Makes one in four of all calls fail, with a random fault. */
export const randomFaults: FaultPolicy = (method) =>
  calls.includes(method) && Math.random() <= 0.25 ? anyFault() : undefined;

/** Makes all calls fail in bursts: five of each thirty, each with a random fault. */
export const burstsOfFaults = (): FaultPolicy => {
  let count = 0;
  return (method) => {
    if (!calls.includes(method)) return undefined;
    count += 1;
    return count % 30 < 5 ? anyFault() : undefined;
  };
};
