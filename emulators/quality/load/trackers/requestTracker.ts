import type { DecidedRequestStatus, RequestStatus } from 'functions/contract';

/** A request for approval in Firestore. */
export interface StoredRequest {
  id: string;
  status: RequestStatus;
}

/** Tracks the requests for approval that the API acknowledged, and their ends. */
export const createRequestTracker = () => {
  const statuses = new Map<string, RequestStatus>();
  const problems: string[] = [];
  return {
    /** A retry gets the same request. */
    send: (id: string) => {
      if (!statuses.has(id)) statuses.set(id, 'pending');
    },
    end: (id: string, status: DecidedRequestStatus) => {
      const earlier = statuses.get(id);
      if (earlier !== 'pending' && earlier !== status) {
        problems.push(`request ${id} was ${earlier ?? 'not sent'}, and then ${status}`);
      }
      statuses.set(id, status);
    },
    isPending: (id: string): boolean => statuses.get(id) === 'pending',
    /** How many requests have a status; without one, all of them. */
    count: (status?: RequestStatus): number =>
      [...statuses.values()].filter((each) => status === undefined || each === status).length,
    /** Firestore contains exactly the acknowledged requests, in the acknowledged statuses. */
    check: (stored: readonly StoredRequest[]): string[] => {
      const found = new Set(stored.map(({ id }) => id));
      return [
        ...problems,
        ...[...statuses.keys()]
          .filter((id) => !found.has(id))
          .map((id) => `request ${id} was lost`),
        ...stored.flatMap(({ id, status }) => {
          const acknowledged = statuses.get(id);
          if (acknowledged === undefined) return [`request ${id} has no response`];
          return acknowledged === status
            ? []
            : [`request ${id} is ${status}; responses: ${acknowledged}`];
        }),
      ];
    },
  };
};

export type RequestTracker = ReturnType<typeof createRequestTracker>;
