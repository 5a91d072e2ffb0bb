import { FurtherPictures } from './FurtherPictures.tsx';
import { MainPicture } from './MainPicture.tsx';
import type { ToolPictures } from './useToolPictures.ts';

interface ToolPictureFieldsProps {
  read: ToolPictures['read'];
  disabled: boolean;
}

/** The pictures of a tool: the main one, and further ones once there is a main one. */
export const ToolPictureFields = (props: ToolPictureFieldsProps) => (
  <>
    <MainPicture {...props} />
    <FurtherPictures {...props} />
  </>
);
