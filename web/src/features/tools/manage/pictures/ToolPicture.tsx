import { styled } from '@mui/material/styles';
import { Picture } from '../../../../ui/media/Picture.tsx';

interface ToolPictureProps {
  src: string;
  alt?: string;
  /** In pixels. */
  size?: number;
}

const Frame = styled('div')({
  flexShrink: 0,
  borderRadius: 'var(--mui-shape-borderRadius)',
  overflow: 'hidden',
});

export const ToolPicture = ({ src, alt = '', size = 56 }: ToolPictureProps) => (
  <Frame style={{ width: size }}>
    <Picture src={src} alt={alt} sizes={`${size}px`} lazy />
  </Frame>
);
