import { type CatalogueFamily, counted, formatMoney } from 'functions/contract';

/** The number of sizes: `8 sizes`. */
export const sizesText = ({ sizes }: CatalogueFamily): string => counted(sizes, 'size');

/** The lowest price of a piece: `from $12.40`. */
export const fromPriceText = ({ fromPrice }: CatalogueFamily): string =>
  `from ${formatMoney(fromPrice)}`;
