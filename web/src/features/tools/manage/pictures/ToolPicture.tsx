import Box from '@mui/material/Box';
import { Picture } from '../../../../ui/media/Picture.tsx';

interface ToolPictureProps {
  src: string;
  alt?: string;
  /** In pixels. */
  size?: number;
}

export const ToolPicture = ({ src, alt = '', size = 56 }: ToolPictureProps) => (
  <Box sx={{ width: size, flexShrink: 0, borderRadius: 1, overflow: 'hidden' }}>
    <Picture src={src} alt={alt} sizes={`${size}px`} lazy />
  </Box>
);
