import type { AuditFields, CompanyAction } from '../audit/model.ts';

/** An entry of the log of a company: what its members and the shop changed. */
export interface CompanyLogEntry {
  _id: string;
  action: CompanyAction;
  /** The address of the member; empty for the shop. */
  byEmail: string;
  /** The changed fields before and after. */
  before: AuditFields;
  after: AuditFields;
  at: string;
}
