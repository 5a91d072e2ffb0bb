/** What an endpoint was to receive, and what it has. */
export interface EndpointEvents {
  name: string;
  /** The ids of its events since it was added. */
  expected: readonly string[];
  /** Whether an id is an event of the shop, or a test. */
  isKnown: (id: string) => boolean;
  received: ReadonlyMap<string, ReadonlySet<string>>;
}

/**
 * The problems with what an endpoint received: each of its events at least once and always alike, and nothing that
 * has not happened.
 */
export const deliveryProblems = ({
  name,
  expected,
  isKnown,
  received,
}: EndpointEvents): string[] => [
  ...expected
    .filter((id) => !received.has(id))
    .map((id) => `event ${id} has not arrived at the endpoint ${name}`),
  ...[...received]
    .filter(([, bodies]) => bodies.size > 1)
    .map(([id]) => `event ${id} has arrived at the endpoint ${name} with different contents`),
  ...[...received.keys()]
    .filter((id) => !isKnown(id))
    .map((id) => `the endpoint ${name} has received ${id}, which is no event`),
];
