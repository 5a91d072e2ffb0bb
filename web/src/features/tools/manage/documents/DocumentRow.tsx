import { mdiArrowUp, mdiDeleteOutline, mdiFileDownloadOutline, mdiPencilOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ToolFile } from 'functions/contract';
import { documentDetails } from '../../../../domain/tool/documentTexts.ts';
import { RowButton } from '../../../../ui/inputs/RowButton.tsx';

interface DocumentRowProps {
  document: ToolFile;
  isFirst: boolean;
  disabled: boolean;
  /** Whether the account may change and delete it. */
  isChangeable: boolean;
  onDownload: () => void;
  onMoveUp: () => void;
  onEdit: () => void;
  onDelete: () => void;
}

/** A document in the form of its tool. */
export const DocumentRow = ({
  document,
  isFirst,
  disabled,
  isChangeable,
  ...on
}: DocumentRowProps) => {
  const { id, title } = document;
  const download = {
    key: 'download',
    icon: mdiFileDownloadOutline,
    label: `Download ${title}`,
    onClick: on.onDownload,
  };
  const changes = [
    { key: 'up', icon: mdiArrowUp, label: `Move ${title} up`, onClick: on.onMoveUp },
    { key: 'edit', icon: mdiPencilOutline, label: `Edit ${title}`, onClick: on.onEdit },
    { key: 'delete', icon: mdiDeleteOutline, label: `Delete ${title}`, onClick: on.onDelete },
  ];
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        py: 0.5,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {documentDetails(document)}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex' }}>
        {[download, ...(isChangeable ? changes : [])].map(({ key, ...button }) => (
          <RowButton
            key={key}
            id={`document-${id}-${key}`}
            disabled={disabled || (key === 'up' && isFirst)}
            {...button}
          />
        ))}
      </Box>
    </Box>
  );
};
