import type { Figures } from '../visits/visitFigures.ts';

/** The figures of a visit, for tests. */
export const exampleFigures: Figures = {
  lcp: 2000,
  fcp: 1000,
  tbt: 200,
  cls: 0,
  accessibility: 100,
  requestsBeforeLcp: 5,
  requests: 6,
  depth: 1,
  depthOfAll: 1,
  scriptSize: 160,
  longTasks: 400,
  worstTask: 250,
};
