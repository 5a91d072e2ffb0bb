import type { FamilyPage, Tool } from 'functions/contract';

type Family = Pick<FamilyPage, 'axes' | 'sizes'>;
type Axis = Family['axes'][number];

/** The sizes of a family by rows and columns. */
export interface FamilyGrid {
  rows: Axis;
  /** Null for a family with one axis. */
  columns: Axis | null;
  /** By row and column; null for a size that is not made. */
  cells: (Tool | null)[][];
}

/** The longer axis runs down, so that a long family fits on a narrow screen. */
const isSwapped = ([first, second]: Family['axes']): boolean =>
  first !== undefined && second !== undefined && second.values.length > first.values.length;

const noAxis: Axis = { key: '', label: 'Size', values: [] };

/** Places the sizes of a family in a grid. Rows without any size are left out. */
export const gridOf = ({ axes, sizes }: Family): FamilyGrid => {
  const order = isSwapped(axes) ? [1, 0] : [0, 1];
  const [rows = noAxis, columns = null] = order.map((at) => axes[at] ?? null);
  const across = columns?.values ?? [''];
  const table = (rows ?? noAxis).values.map((value, row) => ({
    value,
    tools: across.map((_, column) => {
      const found = sizes.find(
        ({ at }) => at[order[0] ?? 0] === row && (!columns || at[order[1] ?? 1] === column),
      );
      return found?.tool ?? null;
    }),
  }));
  const made = table.filter(({ tools }) => tools.some((tool) => tool !== null));
  return {
    rows: { ...(rows ?? noAxis), values: made.map(({ value }) => value) },
    columns,
    cells: made.map(({ tools }) => tools),
  };
};

/** The values of a size: `12 mm, Beech`. */
export const sizeNameOf = ({ axes, sizes }: Family, toolId: string): string => {
  const at = sizes.find(({ tool }) => tool._id === toolId)?.at ?? [];
  return axes.map(({ values }, axis) => values[at[axis] ?? -1] ?? '').join(', ');
};
