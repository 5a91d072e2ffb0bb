import type { FamilyRules } from '../../../contract/index.ts';
import { families, isDocumentId } from '../../../store/collections/collections.ts';
import { readDocumentFields } from '../../../store/reads/documents.ts';
import { type ChangedSize, cellOfNewSize, cellOfSize, unknownFamily } from './moveSizes.ts';

const ruleFields = ['name', 'axes', 'cells'] as const;

const readRules = async (id: string): Promise<FamilyRules | undefined> =>
  isDocumentId(id) ? readDocumentFields(families.doc(id), ruleFields) : undefined;

/** The families of a tool before and after a row; empty without one. */
interface PlannedMove {
  from: string;
  to: string;
}

/**
 * The families as the rows of a table would leave them, one after the other. Each family costs one
 * read.
 */
export const planFamilies = () => {
  const planned = new Map<string, FamilyRules | undefined>();
  const find = async (id: string): Promise<FamilyRules | undefined> => {
    if (!planned.has(id)) planned.set(id, await readRules(id));
    return planned.get(id);
  };
  const setCell = (familyId: string, id: string, cell?: string): void => {
    const family = planned.get(familyId);
    if (!family) return;
    const { [id]: _, ...others } = family.cells;
    const cells = cell === undefined ? others : { ...others, [id]: cell };
    planned.set(familyId, { ...family, cells });
  };
  return {
    /** Moves a tool. Throws `validation` for one that can’t be a size of the family. */
    move: async (size: ChangedSize, { from, to }: PlannedMove): Promise<void> => {
      if (from !== '') await find(from);
      const family = to === '' ? undefined : await find(to);
      if (to !== '' && to !== from && !family) throw unknownFamily(to);
      const place = to === from ? cellOfSize : cellOfNewSize;
      const cell = family && (await place(family, size));
      if (to !== from) setCell(from, size.id);
      if (cell !== undefined) setCell(to, size.id, cell);
    },
    /** Removes a deleted tool from its family. */
    leave: async (id: string, familyId: string): Promise<void> => {
      if (familyId === '') return;
      await find(familyId);
      setCell(familyId, id);
    },
  };
};
export type FamilyPlan = ReturnType<typeof planFamilies>;
