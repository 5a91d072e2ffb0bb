/** What functions publish of tools and orders, for seeds and tests outside this package. */
export { toLiveTool } from '../services/catalogue/sentTool.ts';
export { changedAtOf } from '../services/live/changedAtOf.ts';
export { toLiveOrder } from '../services/ordering/sentOrder.ts';
