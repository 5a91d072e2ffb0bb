import type { StatusChipProps } from './StatusChip.tsx';

/** The chip of each status of a kind of document: what it is called, and its colour. */
export type StatusChips<Status extends string> = Readonly<Record<Status, StatusChipProps>>;

/** The names of the statuses of a kind. */
export const labelsOf = <Status extends string>(
  chips: StatusChips<Status>,
): Record<Status, string> =>
  Object.fromEntries(
    Object.entries<StatusChipProps>(chips).map(([status, { label }]) => [status, label]),
  ) as Record<Status, string>;
