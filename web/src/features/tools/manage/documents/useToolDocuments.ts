import { useQueryClient } from '@tanstack/react-query';
import {
  apiRoutes,
  type ChangedToolDocuments,
  type ToolDocumentInput,
  type ToolFile,
} from 'functions/contract';
import { toolKeys } from '../../../../domain/tool/toolKeys.ts';
import { callApi } from '../../../../lib/api/api.ts';
import { ApiProblem } from '../../../../lib/api/apiProblem.ts';
import { useSend } from '../../../../lib/queries/useSend.ts';
import type { ToolVersion } from '../requests/toolVersion.ts';

const inputOf = ({ id: documentId, kind, title, language }: ToolFile): ToolDocumentInput => ({
  documentId,
  kind,
  title,
  language,
});

/** Shows the documents that a tool has now, wherever its form takes them from. */
const useDocumentsOf = (id: string) => {
  const client = useQueryClient();
  return ({ documents, version }: Pick<ChangedToolDocuments, 'documents' | 'version'>) =>
    client.setQueryData<ToolVersion>(
      toolKeys.version(id),
      (known) => known && { tool: { ...known.tool, documents }, tag: `"${version}"` },
    );
};

/** Changes and deletes documents of a tool. After a conflict, it shows what the tool has now. */
export const useToolDocuments = ({ tool: { _id: id, documents = [] }, tag }: ToolVersion) => {
  const shows = useDocumentsOf(id);
  const refreshes = [toolKeys.managed];
  const showConflict = (error: unknown): never => {
    if (error instanceof ApiProblem && error.code === 'precondition-failed') {
      const { details } = error;
      if ('tool' in details) {
        shows({ documents: details.tool.documents ?? [], version: details.version });
      }
    }
    throw error;
  };
  const send = useSend(
    (changed: ToolFile[]) =>
      callApi(apiRoutes.changeToolDocuments, {
        params: { id },
        body: { documents: changed.map(inputOf) },
        ifMatch: tag,
      }).catch(showConflict),
    { refreshes, shows },
  );
  const remove = useSend(
    (documentId: string) => callApi(apiRoutes.deleteToolDocument, { params: { id, documentId } }),
    { refreshes, shows },
  );
  const change = (edited: ToolFile) =>
    send(documents.map((document) => (document.id === edited.id ? edited : document)));
  const moveUp = (at: number) => {
    const moved = documents[at];
    return moved && send(documents.toSpliced(at, 1).toSpliced(at - 1, 0, moved));
  };
  return { documents, shows, change, moveUp, remove };
};
export type ToolDocumentActions = ReturnType<typeof useToolDocuments>;
