import type { StaffPerson } from '../../contract/index.ts';

/** Who of the staff handles a document. Nothing of it is sent to customers. */
export interface StoredHandling {
  assignee: StaffPerson | null;
  /** The uids of those who follow it. */
  followers: string[];
  /** The uids of followers who have not seen its last change. */
  newsFor: string[];
}

/** A stored document that staff handle. */
export interface HandledDocument {
  /** Missing as long as nobody was assigned to it or has followed it. */
  staff?: StoredHandling;
}
