/** Where the id of the tab is stored while one of its requests has no answer. */
export const tabKey = 'tab';
