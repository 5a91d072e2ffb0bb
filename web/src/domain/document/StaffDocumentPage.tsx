import type { ErrorCode } from 'functions/contract';
import { Fragment, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { capitalized } from '../../lib/texts/capitalized.ts';
import type { StatusChipProps } from '../../ui/feedback/StatusChip.tsx';
import { DocumentHeading } from './DocumentHeading.tsx';
import { DocumentPage, type DocumentQuery } from './DocumentPage.tsx';

type NameIn<Code> = Code extends `${infer Name}-not-found` ? Name : never;

/** A kind of document that staff open from the list of all of them. */
export interface StaffDocumentKind<Document> {
  /** As in the code of the API for a missing one: `price-list`. */
  name: NameIn<ErrorCode>;
  plural: string;
  icon: string;
  /** What to check if there is no such document. */
  advice: string;
  /** The page with the list. */
  list: string;
  useDocument: (id: string) => DocumentQuery<Document>;
  titleOf: (document: Document) => string;
  chipOf: (document: Document) => StatusChipProps;
}

interface StaffDocumentPageProps<Document> {
  kind: StaffDocumentKind<Document>;
  actions: (document: Document) => ReactNode;
  skeleton: ReactNode;
  children: (document: Document) => ReactNode;
}

/** The page of a document for staff, whose id is in its address. */
export const StaffDocumentPage = <Document extends { _id: string }>({
  kind: { name, plural, icon, advice, list, useDocument, titleOf, chipOf },
  actions,
  skeleton,
  children,
}: StaffDocumentPageProps<Document>) => {
  const { id = '' } = useParams();
  const query = useDocument(id);
  const document = query.data;
  const noun = name.replaceAll('-', ' ');
  const others = { to: list, label: `See all ${plural}` };
  return (
    <DocumentPage
      kind={{ noun, icon, missing: `${name}-not-found`, advice, others }}
      query={query}
      heading={
        <DocumentHeading
          back={{ to: list, label: `All ${plural}` }}
          title={document ? titleOf(document) : capitalized(noun)}
          chip={document && chipOf(document)}
          actions={document && <Fragment key={document._id}>{actions(document)}</Fragment>}
        />
      }
      skeleton={skeleton}
    >
      {(document) => <Fragment key={document._id}>{children(document)}</Fragment>}
    </DocumentPage>
  );
};
