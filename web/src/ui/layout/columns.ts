interface Widths {
  /** The shares of the two columns. */
  main?: number;
  side?: number;
  /** Of the side column, in pixels. */
  minWidth?: number;
}

/** A main and a side column, below each other on a phone. */
export const mainAndSide = ({ main = 3, side = 2, minWidth = 300 }: Widths = {}) =>
  ({
    display: 'grid',
    gap: { xs: 2, md: 3 },
    alignItems: 'start',
    gridTemplateColumns: {
      xs: 'minmax(0, 1fr)',
      md: `minmax(0, ${main}fr) minmax(${minWidth}px, ${side}fr)`,
    },
  }) as const;

/** Fields in pairs, below each other on a phone. */
export const fieldPairs = {
  display: 'grid',
  columnGap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;
