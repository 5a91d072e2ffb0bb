import type { Call } from './support/calls.ts';

const percentile = (sorted: readonly number[], share: number): number =>
  Math.round(sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? 0);

const responseOf = ({ status, code }: Call): string =>
  [status || 'none', ...(code ? [code] : [])].join(' ');

const responsesOf = (calls: readonly Call[]): string =>
  [...Map.groupBy(calls, responseOf)]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([response, { length }]) => `${response}: ${length}`)
    .join(', ');

const rowOf = (calls: readonly Call[]) => {
  const times = calls.map(({ ms }) => ms).toSorted((one, other) => one - other);
  return {
    calls: calls.length,
    'p50, ms': percentile(times, 0.5),
    'p95, ms': percentile(times, 0.95),
    'p99, ms': percentile(times, 0.99),
    responses: responsesOf(calls),
  };
};

/** Calls, durations and responses, by kind and in total. */
export const summaryOf = (calls: readonly Call[]): Record<string, ReturnType<typeof rowOf>> => {
  const kinds = [...Map.groupBy(calls, ({ kind }) => kind)];
  kinds.sort(([one], [other]) => one.localeCompare(other));
  return Object.fromEntries(
    [...kinds, ['all', calls] as const].map(([kind, of]) => [kind, rowOf(of)]),
  );
};

const maxLines = 20;

/** Prints the first lines, and how many more there are. */
export const printLines = (title: string, lines: readonly string[]): void => {
  if (lines.length === 0) return;
  console.log(`\n${title}`);
  for (const line of lines.slice(0, maxLines)) console.log(`  ${line}`);
  if (lines.length > maxLines) console.log(`  and ${lines.length - maxLines} more`);
};
