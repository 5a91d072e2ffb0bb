import type { LongTask } from './longTasks.ts';

/** The parts of a request in Lighthouse's audit `network-requests`. Times count from `startTs`. */
export interface SentRequest {
  url: string;
  resourceType?: string;
  rendererStartTime?: number;
  networkEndTime?: number;
  transferSize?: number;
}

interface Stack {
  callFrames: { url: string }[];
  parent?: Stack;
}

/** @see https://chromedevtools.github.io/devtools-protocol/tot/Network/#type-Initiator */
export interface Initiator {
  type: string;
  url?: string;
  stack?: Stack;
}

interface Audit<Item> {
  title: string;
  score: number | null;
  numericValue?: number;
  errorMessage?: string;
  details?: { items?: Item[]; debugData?: { networkStartTimeTs?: number } };
}

/** The times of a visit by the browser's clock, in microseconds. */
interface Metrics {
  observedNavigationStartTs: number;
  observedLargestContentfulPaintTs: number;
}

/** The parts of a report of Lighthouse that the bench uses, and the requests of the browser. */
export interface VisitReport {
  mainDocumentUrl: string;
  categories: {
    accessibility: { score: number | null; auditRefs: { id: string; weight: number }[] };
  };
  audits: Record<string, Audit<unknown>> & {
    'network-requests': Audit<SentRequest>;
    metrics: Audit<Metrics>;
  };
  sent: { request: { url: string }; initiator: Initiator }[];
  longTasks: LongTask[];
}
