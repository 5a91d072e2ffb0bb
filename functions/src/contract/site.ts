/** The page every address of the shop starts from, as Hosting serves it. */
export const appPage = '/app.html';

/** The comments in the head of a page around what is said of that page alone. */
export const pageHead = { start: '<!-- page -->', end: '<!-- /page -->' } as const;

/** The attribute of an element in the head that stands there until the app has taken over. */
export const servedAttribute = 'data-served';

/** The `id` of the script element in which a tool's page brings its tool along as JSON. */
export const servedToolId = 'served-tool';
