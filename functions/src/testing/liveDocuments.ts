/** What functions publish of tools, orders and quotes, for seeds and tests outside this package. */
export { toLiveTool } from '../services/catalogue/sentTool.ts';
export { changedAtOf } from '../services/live/changedAtOf.ts';
export { toLiveOrder } from '../services/ordering/sentOrder.ts';
export { toLiveQuote } from '../services/quotes/storedQuotes.ts';
