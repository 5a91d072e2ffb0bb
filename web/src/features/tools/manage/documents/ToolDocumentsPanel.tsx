import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { apiRoutes, limits, type ToolFile } from 'functions/contract';
import { enqueueSnackbar } from 'notistack';
import { useState } from 'react';
import { useMay } from '../../../../domain/staff/useMay.ts';
import { messageOf } from '../../../../lib/api/messages.ts';
import { readPdf } from '../../../../lib/api/readPdf.ts';
import { saveFile } from '../../../../lib/browser/saveFile.ts';
import { TextList } from '../../../../ui/feedback/TextList.tsx';
import { UploadProgress } from '../../../../ui/media/UploadProgress.tsx';
import type { ToolVersion } from '../requests/toolVersion.ts';
import { DeleteDocument, EditDocument } from './DocumentDialogs.tsx';
import { DocumentField } from './DocumentField.tsx';
import { DocumentRow } from './DocumentRow.tsx';
import { useDocumentUploads } from './useDocumentUploads.ts';
import { useToolDocuments } from './useToolDocuments.ts';

const { count: max } = limits.toolDocuments;

/** Runs an action, and reports a failure. */
const report = async (action: () => Promise<unknown> | undefined): Promise<void> => {
  try {
    await action();
  } catch (error) {
    enqueueSnackbar(messageOf(error), { variant: 'error' });
  }
};

const download = (id: string, { id: documentId, title }: ToolFile) =>
  readPdf(`${title}.pdf`, apiRoutes.getToolDocument, {
    params: { id, documentId },
    query: { prices: 'list' },
  }).then(saveFile);

/** The documents of a tool, which staff add, change and delete apart from its form. */
export const ToolDocumentsPanel = ({ version }: { version: ToolVersion }) => {
  const { _id: id } = version.tool;
  const may = useMay();
  const mayChange = may(apiRoutes.changeToolDocuments) && may(apiRoutes.deleteToolDocument);
  const { documents, shows, change, moveUp, remove } = useToolDocuments(version);
  const { add, problems, progress, cancelUpload } = useDocumentUploads(id, shows);
  const [dialog, setDialog] = useState<{ edits: boolean; document: ToolFile } | null>(null);
  const [isOpen, setOpen] = useState(false);
  const open = (edits: boolean, document: ToolFile) => {
    setDialog({ edits, document });
    setOpen(true);
  };
  const state = { open: isOpen, onClose: () => setOpen(false), onClosed: () => setDialog(null) };
  const isBusy = progress !== null;
  return (
    <Paper variant="outlined" sx={{ p: { xs: 2.5, sm: 3.5 }, mt: 2.5 }}>
      <Typography variant="h2" sx={{ fontSize: '1.25rem', mb: 0.5 }}>
        Documents
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>
        Data sheets, safety information and manuals for everyone who sees the tool. They are saved
        immediately.
      </Typography>
      {documents.length > 0 && (
        <Box component="ul" aria-label="Documents" sx={{ m: 0, mb: 2, p: 0, listStyle: 'none' }}>
          {documents.map((document, at) => (
            <DocumentRow
              key={document.id}
              document={document}
              isFirst={at === 0}
              disabled={isBusy}
              isChangeable={mayChange}
              onDownload={() => void report(() => download(id, document))}
              onMoveUp={() => void report(() => moveUp(at))}
              onEdit={() => open(true, document)}
              onDelete={() => open(false, document)}
            />
          ))}
        </Box>
      )}
      {documents.length < max && may(apiRoutes.addToolDocument) && (
        <DocumentField
          label="Add documents"
          problem={null}
          multiple
          disabled={isBusy}
          onFiles={(files) => void add(files)}
        />
      )}
      {isBusy && (
        <UploadProgress label="Uploading the documents" share={progress} onCancel={cancelUpload} />
      )}
      {problems.length > 0 && (
        <Alert severity="error" sx={{ mt: 2 }}>
          <TextList label="Files that were not added" texts={problems} />
        </Alert>
      )}
      {dialog?.edits && <EditDocument document={dialog.document} onSave={change} {...state} />}
      {dialog && !dialog.edits && (
        <DeleteDocument document={dialog.document} onDelete={remove} {...state} />
      )}
    </Paper>
  );
};
