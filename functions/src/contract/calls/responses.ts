/** The response to a successful write that returns no other data. */
export interface Acknowledged {
  acknowledged: true;
}

/** The response to an insert. */
export interface Inserted extends Acknowledged {
  insertedId: string;
}

/** The response to an update. */
export interface Updated extends Acknowledged {
  matchedCount: number;
  modifiedCount: number;
}

/** The response to a deletion. */
export interface Deleted extends Acknowledged {
  deletedCount: number;
}
