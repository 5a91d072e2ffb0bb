/** The first answer to a request, which each retry of it gets. */
export interface AnswerDocument {
  /** Who sent the request: the uid of an account. */
  uid: string;
  /** A hash of the input, to distinguish a retry from another request with the same key. */
  input: string;
  /** The result as JSON, of `onceInSteps` zipped; empty until there is one. */
  text: string;
  /** When Firestore deletes it; until there is a result, when another call may take over. */
  expireAt: Date;
}
