import type { AuditFields, PriceListInput, PriceListTerms } from '../../contract/index.ts';
import { isCompanyId } from '../../contract/index.ts';
import { validationError } from '../../errors.ts';
import {
  companies,
  customerGroups,
  customers,
  isDocumentId,
  users,
} from '../../store/collections/collections.ts';
import { readDocument } from '../../store/reads/documents.ts';

/** The name and the terms of a price list. */
export interface NamedTerms extends PriceListTerms {
  name: string;
}

/** The fields of a form as they are stored. */
export const toTerms = (input: PriceListInput): NamedTerms => {
  const { name, kind, discount, from, until, audience, assortment } = input;
  const id = audience.kind === 'all' ? null : audience.id;
  return { name, kind, discount, from, until, audience: { kind: audience.kind, id }, assortment };
};

const payerExists = async (id: string): Promise<boolean> => {
  if (isCompanyId(id)) return (await readDocument(companies.doc(id))) !== undefined;
  const found = await Promise.all([readDocument(users.doc(id)), readDocument(customers.doc(id))]);
  return found.some((one) => one !== undefined);
};

const groupExists = async (id: string): Promise<boolean> =>
  (await readDocument(customerGroups.doc(id))) !== undefined;

/** Throws `validation` for a payer or a group that does not exist. */
export const checkAudience = async ({ audience: { kind, id } }: PriceListTerms): Promise<void> => {
  if (id === null) return;
  const exists = isDocumentId(id) && (await (kind === 'payer' ? payerExists(id) : groupExists(id)));
  if (exists) return;
  const message = kind === 'payer' ? 'There is no such customer' : 'There is no such group';
  throw validationError({ 'audience.id': message });
};

/** The fields of a price list as the audit log records them. */
export const auditedTerms = ({ audience, ...terms }: NamedTerms): AuditFields => ({
  name: terms.name,
  kind: terms.kind,
  discount: terms.discount,
  from: terms.from,
  until: terms.until,
  audience: audience.kind,
  audienceId: audience.id,
  assortment: terms.assortment,
});
