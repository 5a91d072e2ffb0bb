/** The document in which Hosting serves every page that has none of its own. */
export const appPage = '/app.html';

/** The document in which the API serves a tool's page. */
export const toolPage = '/tool.html';

/** What stands in that document where the API writes the tool's name and the address of its picture. */
export const toolSlots = { name: '{{tool-name}}', picture: '{{tool-picture}}' } as const;

/** How wide a tool's page shows its picture, as the `sizes` of an `img` say it. */
export const toolPictureSizes = '(min-width: 1200px) 576px, (min-width: 900px) 50vw, 100vw';

/** The comments in the head of a page around what is said of that page alone. */
export const pageHead = { start: '<!-- page -->', end: '<!-- /page -->' } as const;

/** The attribute of an element in the head that stands there until the app has taken over. */
export const servedAttribute = 'data-served';

/** The `id` of the script element in which a tool's page brings its tool along as JSON. */
export const servedToolId = 'served-tool';
