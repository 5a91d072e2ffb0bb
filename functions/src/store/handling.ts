import type { Query } from 'firebase-admin/firestore';
import { type HandledItem, type Handling, isHandlingFilter } from '../contract/index.ts';
import type { HandledDocument } from '../documents/staff/handling.ts';

/** Who handles a document, as one of the staff sees it. */
export const handlingOf = ({ staff }: HandledDocument, uid: string): Handling => ({
  assignee: staff?.assignee ?? null,
  isFollowed: staff?.followers.includes(uid) ?? false,
  hasNews: staff?.newsFor.includes(uid) ?? false,
});

/** Sends with an item who handles it. */
export const withHandling =
  <Content, Item>(toItem: (id: string, content: Content) => Item, uid: string) =>
  (id: string, content: Content): Item & HandledItem => ({
    ...toItem(id, content),
    handling: handlingOf(content as HandledDocument, uid),
  });

/** Selects documents by who handles them, if `filter` is one of `handlingFilters`. */
export interface HandlerSelection {
  /** The account whose documents `mine` and `followed` are. */
  handler?: string | undefined;
}

/** Narrows documents to those that the handler has to do, or follows, as the filter says. */
export const whereHandled = <Content>(
  query: Query<Content>,
  filter: string | undefined,
  { handler = '' }: HandlerSelection,
): Query<Content> => {
  if (!isHandlingFilter(filter)) return query;
  return filter === 'mine'
    ? query.where('staff.assignee.uid', '==', handler)
    : query.where('staff.followers', 'array-contains', handler);
};

/** What a change of a document by an account marks for all others who follow it. */
export const newsOf = ({ staff }: HandledDocument, by: string | null): HandledDocument =>
  staff && staff.followers.length > 0
    ? { staff: { ...staff, newsFor: staff.followers.filter((uid) => uid !== by) } }
    : {};
