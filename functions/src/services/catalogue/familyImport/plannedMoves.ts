import type { FamilyInput } from '../../../contract/index.ts';
import { readAttributeList } from '../attributes/attributes.ts';
import { checkedAxes, checkSizes, readSizesNow } from '../families/familySizes.ts';

/** Checks rows as an import would apply them one after the other, and writes nothing. */
export const plannedMoves = () => {
  const familyOf = new Map<string, string>();
  const setFamily = (ids: readonly string[], id: string): void => {
    for (const toolId of ids) familyOf.set(toolId, id);
  };
  return {
    /** Throws `validation` for a family that could not be written. */
    change: async (id: string, before: FamilyInput | undefined, after: FamilyInput) => {
      const isMoved = before?.toolIds.join() !== after.toolIds.join();
      if (!isMoved && before?.axes.join() === after.axes.join()) return;
      const axes = checkedAxes(after.axes, await readAttributeList());
      const found = (await readSizesNow(after.toolIds)).map(
        (size) => size && { ...size, familyId: familyOf.get(size._id) ?? size.familyId },
      );
      await checkSizes(found, axes, id);
      setFamily(before?.toolIds ?? [], '');
      setFamily(after.toolIds, id);
    },
    remove: ({ toolIds }: FamilyInput) => setFamily(toolIds, ''),
  };
};

export type FamilyPlan = ReturnType<typeof plannedMoves>;
