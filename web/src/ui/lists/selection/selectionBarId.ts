/** The id of the bar with the actions on the selected rows: a page has one list. */
export const selectionBarId = 'selection';
