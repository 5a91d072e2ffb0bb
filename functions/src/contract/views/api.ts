import { route } from '../calls/route.ts';
import { createdOnce, responseOf } from '../responseTypes.ts';
import { listLayoutSchema, viewChangeSchema, viewSchema } from './model.ts';

/** The calls about how staff see their lists. `list` is one of `staffLists`. */
export const viewRoutes = {
  getListViews: route('GET', '/views/:list', 'admin', {
    summary: 'The density, the columns and the saved views of a list of staff',
    response: responseOf('ListViews'),
    errors: ['validation'],
  }),
  saveListLayout: route('PUT', '/views/:list', 'admin', {
    summary: 'Choose the density of all lists, or the columns of one; null for the usual ones',
    body: listLayoutSchema,
    response: responseOf('Acknowledged'),
    errors: ['user-not-found'],
  }),
  createView: route('POST', '/views/:list', 'admin', {
    summary: 'Save a view of a list, for the caller or for all staff',
    body: viewSchema,
    ...createdOnce('CreatedView'),
    errors: ['user-not-found'],
  }),
  changeView: route('PUT', '/views/:list/:id', 'admin', {
    summary: 'Change what the body has of a view of the caller',
    body: viewChangeSchema,
    response: responseOf('ChangedView'),
    errors: ['view-not-found'],
  }),
  deleteView: route('DELETE', '/views/:list/:id', 'admin', {
    summary: 'Delete a view of the caller; `deletedCount` is 0 if there is none',
    response: responseOf('Deleted'),
    errors: ['validation'],
  }),
} as const;
