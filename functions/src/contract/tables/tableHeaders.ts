/**
 * The name of a column, compared without case, blanks and punctuation: `Tool name` as `toolName`.
 */
export const headerKeyOf = (cell: string): string =>
  cell
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

const skuKeys =
  /^(?:skus?|(?:item|article|artikel|product|produkt|part|order|bestell|art|catalogue)(?:s|no|nr|number|nummer|code|sku|id)?|code|nummer|référence|reference|ref|código|codigo)$/;
const quantityKeys =
  /^(?:order)?(?:qty|quantity|quantities|menge|anzahl|stück|stückzahl|stk|pcs|pieces|pieceno|units|count|amount|quantité|qté|cantidad|quantità|aantal|bestellmenge)(?:pcs|pieces|stk|stück|ordered)?$/;

/** Whether a column is named like one of SKUs: `Item no.`, `Artikelnummer`. */
export const isSkuHeader = (cell: string): boolean => skuKeys.test(headerKeyOf(cell));

/** Whether a column is named like one of quantities: `Qty`, `Menge`. */
export const isQuantityHeader = (cell: string): boolean => quantityKeys.test(headerKeyOf(cell));
