import type { CollectionReference, DocumentReference } from 'firebase-admin/firestore';
import type { AuditTarget, HandledKind } from '../../contract/index.ts';
import type { HandledDocument } from '../../documents/staff/handling.ts';
import type { AssignedDocument } from '../../mail/texts/assignmentMails.ts';
import { inquiries, orders, quotes, returns } from '../../store/collections/collections.ts';
import { inquiryResource } from '../inquiries/inquiries.ts';
import { orderResource } from '../ordering/orders/orders.ts';
import { quoteResource } from '../quotes/stored/storedQuotes.ts';
import { returnResource } from '../returns/storedReturns.ts';

/** The fields of the four kinds that name a document. */
interface NamedDocument extends HandledDocument {
  number?: string;
  payerName?: string;
  orderId?: string | null;
  name?: string;
  email?: string;
}

type Named = Omit<AssignedDocument, 'kind' | 'id'>;

/** What a kind of document needs to be handled. */
interface Description {
  collection: CollectionReference<NamedDocument, NamedDocument>;
  /** Throws the error of the kind for a text that is no id. */
  reference: (id: string) => DocumentReference<NamedDocument, NamedDocument>;
  /** Throws the error of the kind without a document. */
  existing: (stored: NamedDocument | undefined) => NamedDocument;
  named: (document: NamedDocument) => Named;
  audited: (id: string, document: NamedDocument) => Pick<AuditTarget, 'kind' | 'id'>;
}

/** The parts of a resource, whatever else its documents have. */
interface AnyResource {
  reference: (id: string) => unknown;
  existing: (stored: never) => unknown;
}

const described = (
  collection: unknown,
  resource: AnyResource,
  rest: Pick<Description, 'named' | 'audited'>,
): Description => ({
  collection: collection as Description['collection'],
  reference: resource.reference as Description['reference'],
  existing: resource.existing as Description['existing'],
  ...rest,
});

const numbered = ({ number: label = '', payerName: customer = '' }: NamedDocument): Named => ({
  label,
  customer,
});

/** The kinds of documents that people of the staff handle. */
export const handled: Record<HandledKind, Description> = {
  order: described(orders, orderResource, {
    named: numbered,
    audited: (id) => ({ kind: 'order', id }),
  }),
  quote: described(quotes, quoteResource, {
    named: numbered,
    audited: (id) => ({ kind: 'quote', id }),
  }),
  // As all that happens to a return.
  return: described(returns, returnResource, {
    named: numbered,
    audited: (id, { orderId }) => ({ kind: 'order', id: orderId ?? id }),
  }),
  inquiry: described(inquiries, inquiryResource, {
    named: ({ email: label = '', name }) => ({ label, customer: name || label }),
    audited: (id) => ({ kind: 'inquiry', id }),
  }),
};
