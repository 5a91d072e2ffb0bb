import Dialog, { type DialogProps } from '@mui/material/Dialog';
import { useOpenDialog } from './openDialogs.ts';

/** Every dialog of the shop: as long as it is open, no lost permission removes it. */
export const ModalDialog = (props: DialogProps) => {
  useOpenDialog(props.open);
  return <Dialog {...props} />;
};
