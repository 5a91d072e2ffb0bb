/** Which page of a list is asked for: how many items, and after which cursor. */
export interface PageRequest {
  limit: number;
  cursor?: string;
}

/** A page of a list, and the cursor of the next when there is one. */
export interface Page<Item> {
  items: Item[];
  next?: string;
}
