import { useQuery } from '@tanstack/react-query';
import { usePaused } from '../../../../domain/search/useCompletion.ts';
import type { PlannedEdit } from './toolDeeds.ts';
import { checkEdits, type SentEdit } from './useToolEdits.ts';

/** Why the shop would refuse edits, by their keys. */
export type Refusals = ReadonlyMap<string, string>;

export const noRefusals: Refusals = new Map();

const keyOf = ({ tool, changes }: SentEdit): string =>
  `${tool._id} ${tool.version} ${JSON.stringify(changes)}`;

/** Planned edits with what the shop says about them. */
export const withRefusals = (edits: readonly PlannedEdit[], refusals: Refusals): PlannedEdit[] =>
  edits.map((edit) => ({ ...edit, problem: edit.problem ?? refusals.get(keyOf(edit)) ?? null }));

const refusalsOf = async (edits: readonly SentEdit[], signal: AbortSignal): Promise<Refusals> => {
  const { failed } = await checkEdits(edits, signal);
  const reasons = new Map(failed.map(({ tool, reason }) => [tool._id, reason]));
  return new Map(
    edits.flatMap((edit) => {
      const reason = reasons.get(edit.tool._id);
      return reason === undefined ? [] : [[keyOf(edit), reason] as const];
    }),
  );
};

/** Asks the shop, after a pause in typing, whether the values of sizes fit their families. */
export const useRefusals = (edits: readonly PlannedEdit[]) => {
  const sizes = edits.filter(
    ({ tool, changes, problem }) => problem === null && changes.attributes && tool.familyId,
  );
  const key = sizes.map(keyOf).join('\n');
  const isPaused = usePaused(key) === key;
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['toolRefusals', key],
    queryFn: ({ signal }) => refusalsOf(sizes, signal),
    enabled: isPaused && key !== '',
  });
  return { refusals: data, error, refetch, isChecking: key !== '' && (!isPaused || isFetching) };
};
