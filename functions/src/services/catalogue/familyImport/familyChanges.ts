import type { Family, RowChange } from '../../../contract/index.ts';
import { skusOfTools } from '../tools/tools.ts';
import { familyBaseOf, familyTexts } from './familyBase.ts';

/** A family in the row of an import that changes it. */
interface ChangedRow {
  row: number;
  isApplied: boolean;
}

type Texts = Record<string, string>;

const skusIn = (
  { toolIds }: Pick<Family, 'toolIds'>,
  skus: ReadonlyMap<string, string>,
): string[] => toolIds.map((id) => skus.get(id) ?? id);

const textsOf = (family: Family, skus: ReadonlyMap<string, string>): Texts => ({
  ...familyTexts(family),
  sizes: skusIn(family, skus).join(' '),
});

const changesIn = (
  { row, isApplied }: ChangedRow,
  { family, skus }: { family: Family; skus: ReadonlyMap<string, string> },
  fields: readonly (readonly [field: string, before: string, after: string])[],
): RowChange[] => {
  const { _id, name: toolName } = family;
  const exported = isApplied ? familyBaseOf(family, skusIn(family, skus)) : '';
  return fields.map(([field, before, after]) => ({
    row,
    _id,
    sku: '',
    toolName,
    field,
    before,
    after,
    exported,
  }));
};

/** The changes of a family, field by field. */
export const changesOfFamily = async ({
  before,
  after,
  ...changed
}: ChangedRow & { before: Family; after: Family }): Promise<RowChange[]> => {
  const skus = await skusOfTools([...new Set([...before.toolIds, ...after.toolIds])]);
  const [then, now] = [textsOf(before, skus), textsOf(after, skus)];
  const fields = Object.entries(now)
    .map(([field, text]) => [field, then[field] ?? '', text] as const)
    .filter(([, one, other]) => one !== other);
  return changesIn(changed, { family: after, skus }, fields);
};

/** The changes by a new family. Its id says that it can be removed to undo them. */
export const changesOfNewFamily = async ({
  family,
  ...changed
}: ChangedRow & { family: Family }): Promise<RowChange[]> => {
  const skus = await skusOfTools(family.toolIds);
  const { name, axes, sizes } = textsOf(family, skus);
  const shown = Object.entries({ _id: family._id, name, axes, ...(sizes && { sizes }) });
  return changesIn(
    changed,
    { family, skus },
    shown.map(([field, text = '']) => [field, '', text] as const),
  );
};

/** The change by the removal of a family. */
export const changesOfRemoval = (row: number, family: Family): RowChange[] =>
  changesIn({ row, isApplied: false }, { family, skus: new Map() }, [['_id', family._id, '']]);
