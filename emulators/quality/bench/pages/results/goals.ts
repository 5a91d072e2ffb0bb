import type { Figures } from '../visits/visitFigures.ts';
import type { VisitName } from '../visits/visits.ts';

/** A page's figures, with the figures that it is compared with. */
export interface Comparison {
  isPublic: boolean;
  visit: VisitName;
  figures: Figures;
  /** The first visit to the floor page. */
  floor: Figures;
}

const lcpRatio = ({ isPublic, visit }: Comparison): number => {
  if (isPublic) return 0.8;
  return visit === 'first' ? 1 : 0.6;
};

/** A ratio to the floor page's figure; a figure of 0 meets every goal. */
export const ratio = (value: number, floor: number): number => (value === 0 ? 0 : value / floor);

/** The names of the goals that a page misses. */
export const missedGoals = (comparison: Comparison): string[] => {
  const { figures, floor } = comparison;
  const met = {
    LCP: ratio(figures.lcp, floor.lcp) <= lcpRatio(comparison),
    TBT: ratio(figures.tbt, floor.tbt) <= 1,
    CLS: figures.cls <= 0.01,
    requests: figures.requestsBeforeLcp <= 20,
    depth: figures.depth <= 2,
    accessibility: figures.accessibility === 100,
  };
  return Object.entries(met).flatMap(([name, isMet]) => (isMet ? [] : [name]));
};
