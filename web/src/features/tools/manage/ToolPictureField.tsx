import Box from '@mui/material/Box';
import { Picture } from '../../../components/Picture.tsx';
import { PictureField } from '../../../components/PictureField.tsx';

interface ToolPictureFieldProps {
  /** The chosen picture, or the one of the tool; '' for none yet. */
  src: string;
  alt: string;
  problem: string | null;
  disabled: boolean;
  onFile: (file: File) => void;
}

/** A tool's picture and the field for another one. */
export const ToolPictureField = ({ src, alt, ...field }: ToolPictureFieldProps) => (
  <Box
    sx={{
      display: 'grid',
      gap: 2,
      alignItems: 'start',
      gridTemplateColumns: { xs: '1fr', sm: '144px minmax(0, 1fr)' },
      mb: 3,
    }}
  >
    <Box sx={{ width: 144, borderRadius: 1, overflow: 'hidden' }}>
      <Picture src={src} alt={src && alt} sizes="144px" />
    </Box>
    <PictureField label="Click to upload photo" {...field} />
  </Box>
);
