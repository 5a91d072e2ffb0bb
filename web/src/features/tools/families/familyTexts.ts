import { counted, formatMoney, type Tool } from 'functions/contract';

/** A family in place of its sizes in the catalogue. */
export type CatalogueFamily = NonNullable<Tool['family']>;

/** The number of sizes: `8 sizes`. */
export const sizesText = ({ sizes }: CatalogueFamily): string => counted(sizes, 'size');

/** The lowest price of a piece: `from $12.40`. */
export const fromPriceText = ({ fromPrice }: CatalogueFamily): string =>
  `from ${formatMoney(fromPrice)}`;
