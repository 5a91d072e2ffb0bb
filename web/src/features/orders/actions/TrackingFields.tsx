import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQueries } from '@tanstack/react-query';
import { type FormikContextType, getIn, useFormikContext } from 'formik';
import {
  apiRoutes,
  counted,
  formatCount,
  isCancelled,
  remainingPiecesOf,
} from 'functions/contract';
import { memo, useState } from 'react';
import type { Order } from '../../../domain/order/order.ts';
import { toolsText } from '../../../domain/order/orderTexts.ts';
import { callApi } from '../../../lib/api/api.ts';
import { ApiProblem } from '../../../lib/api/apiProblem.ts';
import { readTextFile } from '../../../lib/tables/readTextFile.ts';
import { TextList } from '../../../ui/feedback/TextList.tsx';
import { FormikTextField } from '../../../ui/inputs/forms/FormikTextField.tsx';
import { TableFileButton } from '../../../ui/inputs/TableFileButton.tsx';
import { type ActionValues, type OrderAction, trackingNumberOf } from './orderActions.ts';
import { readTrackingTable } from './trackingTable.ts';

/** The most orders of a table that are looked up to say why they are not shipped. */
const maxLookedUp = 20;

/** Why an order of a table is not among those to ship. */
const otherText = (number: string, order: Order | undefined, error: unknown): string => {
  if (error instanceof ApiProblem && error.code === 'order-not-found')
    return `${number}: there is no such order`;
  if (order && isCancelled(order.status)) return `${number}: cancelled`;
  return order && remainingPiecesOf(order) === 0
    ? `${number}: already shipped`
    : `${number}: not selected`;
};

const useOtherTexts = (numbers: readonly string[]): string[] => {
  const found = useQueries({
    queries: numbers.slice(0, maxLookedUp).map((number) => ({
      queryKey: ['order of a table', number],
      staleTime: Number.POSITIVE_INFINITY,
      queryFn: ({ signal }: { signal: AbortSignal }): Promise<Order> =>
        callApi(apiRoutes.getOrder, { params: { id: number }, signal }),
      retry: false,
    })),
  });
  return numbers.map((number, at) => otherText(number, found[at]?.data, found[at]?.error));
};

interface TrackingFieldsProps {
  action: OrderAction;
  /** The orders that are still to be changed. */
  remaining: readonly Order[];
}

/** Fills in tracking numbers from a table, and says what of it was not used. */
const useTable = ({ action, remaining }: TrackingFieldsProps) => {
  const { values, setValues } = useFormikContext<ActionValues>();
  const [read, setRead] = useState(() => readTrackingTable('', []));
  const [fileProblem, setFileProblem] = useState('');
  const use = (text: string): void => {
    const table = readTrackingTable(text, remaining);
    setRead(table);
    setFileProblem('');
    const parcels = action.orders.map(({ _id }, at) => ({
      trackingNumber: table.numbers.get(_id) ?? values.parcels[at]?.trackingNumber ?? '',
    }));
    void setValues({ ...values, pasted: text, parcels });
  };
  const readFile = async (file: File): Promise<void> => {
    const result = await readTextFile(file);
    if ('text' in result) use(result.text);
    else setFileProblem(result.problem);
  };
  const others = useOtherTexts(read.others);
  const problems = [...(fileProblem ? [fileProblem] : []), ...others, ...read.problems];
  return { use, readFile, problems };
};

/** Tracking numbers of several orders, pasted or from a file. */
const TrackingTableFields = (props: TrackingFieldsProps) => {
  const { action, remaining } = props;
  const { values } = useFormikContext<ActionValues>();
  const { use, readFile, problems } = useTable(props);
  const filled = remaining.filter((order) => trackingNumberOf(action, order, values) !== '').length;
  return (
    <>
      <FormikTextField
        name="pasted"
        label="Paste order numbers and tracking numbers"
        helperText="One order per line, as in TH-4K2M9A7C, 1Z999AA1"
        multiline
        minRows={2}
        maxRows={6}
        onChange={({ target }) => use(target.value)}
      />
      <TableFileButton
        label="CSV file of tracking numbers"
        onFile={(file) => void readFile(file)}
      />
      <Typography role="status" sx={{ mt: 1.5, mb: 1 }}>
        {`${formatCount(filled)} of ${counted(remaining.length, 'order')} with a tracking number. `}
        {filled < remaining.length && 'The others are not shipped now.'}
      </Typography>
      {problems.length > 0 && (
        <Box sx={{ mb: 1.5, color: 'warning.main' }}>
          <TextList label="Not used" texts={problems} />
        </Box>
      )}
    </>
  );
};

interface NumberFieldProps {
  order: Order;
  name: string;
  value: string;
  error: string | undefined;
  onChange: FormikContextType<ActionValues>['handleChange'];
}

/** Rendered again only when it changes itself: a selection can have 200. */
const NumberField = memo(({ order, name, value, error, onChange }: NumberFieldProps) => (
  <TextField
    id={name}
    name={name}
    value={value}
    onChange={onChange}
    label={`Tracking number of ${order.number}`}
    error={error !== undefined}
    helperText={error ?? `${order.payerName}: ${toolsText(order)}`}
    autoComplete="off"
    size="small"
    sx={{ mb: 1 }}
  />
));

/** The fields of the tracking numbers of one order or several. */
export const TrackingFields = (props: TrackingFieldsProps) => {
  const { action, remaining } = props;
  const { values, errors, handleChange } = useFormikContext<ActionValues>();
  if (action.orders.length === 1)
    return (
      <FormikTextField name="parcels.0.trackingNumber" label="Tracking number" autoComplete="off" />
    );
  if (remaining.length === 0) return null;
  return (
    <>
      <TrackingTableFields {...props} />
      {action.orders.map((order, index) => {
        const name = `parcels.${index}.trackingNumber`;
        return (
          remaining.includes(order) && (
            <NumberField
              key={order._id}
              order={order}
              name={name}
              value={values.parcels[index]?.trackingNumber ?? ''}
              error={getIn(errors, name)}
              onChange={handleChange}
            />
          )
        );
      })}
    </>
  );
};
