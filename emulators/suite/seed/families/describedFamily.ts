import type { ToolStage } from 'functions/contract';

/** What distinguishes a size from the tool that it resembles. */
export interface DescribedSize {
  /** The values of the axes, as people read them. */
  at: readonly string[];
  sku: string;
  /** In dollars per piece. */
  price: number;
  available: number;
  /** Rows of its technical data that differ. */
  rows: Readonly<Record<string, string>>;
  /** On sale, if it is missing. */
  stage?: ToolStage;
  /** The id of its successor. */
  replacedBy?: string;
}

/** A family of tools that are one kind in several sizes. */
export interface DescribedFamily {
  id: string;
  name: string;
  text: string;
  /** The keys of one or two attributes. */
  axes: readonly string[];
  /** The id of the tool that the sizes resemble, which is one of them. */
  like: string;
  /** The name of a size, with `{}` for each value of the axes. */
  sizeName: string;
  /** The description of the other sizes, if that of the tool is about its own size. */
  description?: string;
  /** The other sizes. */
  sizes: readonly DescribedSize[];
}

/** A size at one or two values of the axes: `6 mm`, or `300 mm | 80 mm`. */
export const size = (
  at: string,
  sku: string,
  price: number,
  available: number,
  rows: DescribedSize['rows'] = {},
): DescribedSize => ({ at: at.split(' | '), sku, price, available, rows });
