import type { DecidedState, RequestState } from 'functions/contract';

/** A request for approval in Firestore. */
export interface StoredRequest {
  id: string;
  state: RequestState;
}

/** Tracks the requests for approval that the API acknowledged, and their ends. */
export const createRequestTracker = () => {
  const states = new Map<string, RequestState>();
  const problems: string[] = [];
  return {
    /** A retry gets the same request. */
    send: (id: string) => {
      if (!states.has(id)) states.set(id, 'pending');
    },
    end: (id: string, state: DecidedState) => {
      const earlier = states.get(id);
      if (earlier !== 'pending' && earlier !== state) {
        problems.push(`request ${id} was ${earlier ?? 'not sent'}, and then ${state}`);
      }
      states.set(id, state);
    },
    isPending: (id: string): boolean => states.get(id) === 'pending',
    /** How many requests have a state; without one, all of them. */
    count: (state?: RequestState): number =>
      [...states.values()].filter((each) => state === undefined || each === state).length,
    /** Firestore contains exactly the acknowledged requests, in the acknowledged states. */
    check: (stored: readonly StoredRequest[]): string[] => {
      const found = new Set(stored.map(({ id }) => id));
      return [
        ...problems,
        ...[...states.keys()].filter((id) => !found.has(id)).map((id) => `request ${id} was lost`),
        ...stored.flatMap(({ id, state }) => {
          const acknowledged = states.get(id);
          if (acknowledged === undefined) return [`request ${id} has no response`];
          return acknowledged === state
            ? []
            : [`request ${id} is ${state}; responses: ${acknowledged}`];
        }),
      ];
    },
  };
};

export type RequestTracker = ReturnType<typeof createRequestTracker>;
