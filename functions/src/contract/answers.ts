/** The answer to what was done and leaves nothing to say. */
export interface Acknowledged {
  acknowledged: true;
}

/** The answer to something new. */
export interface Inserted extends Acknowledged {
  insertedId: string;
}

/** The answer to a change of stored documents. */
export interface Updated extends Acknowledged {
  matchedCount: number;
  modifiedCount: number;
}

/** The answer to a removal. */
export interface Deleted extends Acknowledged {
  deletedCount: number;
}
