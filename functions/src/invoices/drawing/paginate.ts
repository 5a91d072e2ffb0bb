/** The room for rows on the pages of a document, and what needs some of it. In points. */
export interface PageRoom {
  /** On the first page, and on each of the others. */
  first: number;
  next: number;
  /** The row with the sum so far, at the end of a page and at the start of the next. */
  carried: number;
  /** The part that follows the last row on the same page. */
  end: number;
}

/**
 * Distributes rows of these heights over pages: the indices of the rows of each page. What follows
 * the rows never is on a page without one. The first page has no row if not even one fits.
 */
export const paginate = (
  heights: readonly number[],
  { first, next, carried, end }: PageRoom,
): number[][] => {
  const pages: number[][] = [[]];
  let room = first;
  for (const [index, height] of heights.entries()) {
    const below = index === heights.length - 1 ? end : carried;
    if (height + below > room) {
      pages.push([]);
      room = index === 0 ? next : next - carried;
    }
    pages.at(-1)?.push(index);
    room -= height;
  }
  return pages;
};
