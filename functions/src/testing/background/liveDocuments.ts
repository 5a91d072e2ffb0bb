/** The published forms of tools, orders and quotes, for seeds and tests outside this package. */
export { toLiveTool } from '../../services/catalogue/tools/toolResponse.ts';
export { changedAtOf } from '../../services/live/repair/publications.ts';
export { toLiveOrder } from '../../services/ordering/orders/orderResponse.ts';
export { toLiveQuote } from '../../services/quotes/stored/storedQuotes.ts';
