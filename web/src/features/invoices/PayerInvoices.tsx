import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { formatCentsIn, limits, type PayerInvoice } from 'functions/contract';
import { useState } from 'react';
import { DataList, type DataListProps } from '../../ui/lists/DataList.tsx';
import { SelectionBar } from '../../ui/lists/selection/SelectionBar.tsx';
import { useSelection } from '../../ui/lists/selection/useSelection.ts';
import { JointPaymentDialog } from './JointPaymentDialog.tsx';

const most = limits.jointInvoices;

const isOpen = ({ open }: PayerInvoice): boolean => open > 0;

const sumText = (selected: readonly PayerInvoice[]): string => {
  const sum = selected.reduce((total, { open }) => total + open, 0);
  return selected[0] ? formatCentsIn(selected[0].currency, sum) : '';
};

interface PayerInvoicesProps extends Omit<DataListProps<PayerInvoice>, 'selection' | 'canSelect'> {
  /** Whether the caller pays for the payer. */
  canPay: boolean;
}

/** The invoices of a payer, of which those to pay can be paid together. */
export const PayerInvoices = ({ canPay, ...list }: PayerInvoicesProps) => {
  const { rows } = list;
  const selection = useSelection(canPay ? rows.filter(isOpen).map(({ _id }) => _id) : []);
  const selected = rows.filter(({ _id }) => selection.has(_id));
  const [open, setOpen] = useState(false);
  return (
    <>
      <DataList {...list} {...(canPay && rows.some(isOpen) && { selection, canSelect: isOpen })} />
      <SelectionBar selection={selection}>
        {selected.length > most ? (
          <Typography role="alert">{`Choose at most ${most} to pay together.`}</Typography>
        ) : (
          <Button variant="contained" onClick={() => setOpen(true)}>
            {`Pay ${sumText(selected)} together`}
          </Button>
        )}
      </SelectionBar>
      <JointPaymentDialog
        numbers={selected.map(({ number }) => number)}
        open={open}
        onClose={() => setOpen(false)}
      />
    </>
  );
};
