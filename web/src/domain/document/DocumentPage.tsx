import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { DocumentFailure, type DocumentKind } from './DocumentFailure.tsx';

export type DocumentQuery<Document> = Pick<UseQueryResult<Document>, 'data' | 'error' | 'refetch'>;

interface DocumentPageProps<Document> {
  kind: DocumentKind;
  query: DocumentQuery<Document>;
  /** With what is known of the document so far. */
  heading: ReactNode;
  skeleton: ReactNode;
  children: (document: Document) => ReactNode;
}

/** The page of a document: loading, failed or shown below its heading. */
export const DocumentPage = <Document,>({
  kind,
  query: { data, error, refetch },
  heading,
  skeleton,
  children,
}: DocumentPageProps<Document>) => (
  <>
    {heading}
    {data === undefined && !error && skeleton}
    {error && <DocumentFailure kind={kind} error={error} onRetry={() => void refetch()} />}
    {data !== undefined && children(data)}
  </>
);
