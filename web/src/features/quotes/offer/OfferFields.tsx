import Box from '@mui/material/Box';
import { useFormikContext } from 'formik';
import { counted, limits, type Quote, type TaxRates, taxedTotalsOf } from 'functions/contract';
import { useState } from 'react';
import { QuoteAmounts } from '../../../domain/quote/QuoteAmounts.tsx';
import { listTotalOf, ownTotalOf } from '../../../domain/quote/quoteTexts.ts';
import { useLineTools } from '../../../domain/quote/useLineTools.ts';
import { shownMessageOf } from '../../../lib/api/messages.ts';
import { ListError } from '../../../ui/feedback/ListError.tsx';
import { FormikTextField } from '../../../ui/inputs/forms/FormikTextField.tsx';
import { DiscountField } from './DiscountField.tsx';
import { MarginText } from './MarginText.tsx';
import { offerMarginOf } from './margin.ts';
import { OfferLine } from './OfferLine.tsx';
import { dayAfter, type OfferValues, pricedLines } from './offerForm.ts';

/** What an offer is made for, with the taxes until those of now are known. */
export type Offered = Pick<Quote, 'payerId' | 'lines' | 'currency'> & TaxRates;

const unknownNote = (unknown: number): string =>
  unknown === 0 ? 'only staff see it' : `without ${counted(unknown, 'line')} of unknown cost`;

const Lines = ({ offered }: { offered: Offered }) => {
  const { values } = useFormikContext<OfferValues>();
  const { data, error, refetch } = useLineTools(
    offered.lines.map(({ toolId }) => toolId),
    { offeredTo: offered.payerId },
  );
  const priced = pricedLines(values.prices, offered.lines);
  const taxes = data?.taxes ?? offered;
  const margin = data && offerMarginOf(offered.lines, values.prices, data.costs);
  return (
    <>
      <ListError message={shownMessageOf(error)} onRetry={() => void refetch()} />
      <Box component="ul" aria-label="Prices" sx={{ listStyle: 'none', m: 0, mb: 2, p: 0 }}>
        {offered.lines.map((line, position) => (
          <OfferLine
            key={line.toolId}
            line={line}
            currency={offered.currency}
            position={position}
            tool={data?.tools.get(line.toolId)}
            costs={data?.costs}
            isHidden={data?.hidden.has(line.toolId) ?? false}
          />
        ))}
      </Box>
      <QuoteAmounts
        currency={offered.currency}
        listed={listTotalOf(offered.lines)}
        own={ownTotalOf(offered.lines)}
        totals={priced && taxedTotalsOf(priced, taxes)}
      />
      {margin && (
        <MarginText
          margin={margin}
          currency={offered.currency}
          note={unknownNote(margin.unknown)}
        />
      )}
    </>
  );
};

const ValidityField = () => {
  const [now] = useState(() => new Date());
  return (
    <FormikTextField
      name="validUntil"
      label="Last valid day"
      type="date"
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { min: dayAfter(now, 0), max: dayAfter(now, limits.quoteDays) },
      }}
      sx={{ width: { xs: '100%', sm: 220 } }}
    />
  );
};

/** The fields of an offer: the price of each line, the last day and a message. */
export const OfferFields = ({ offered }: { offered: Offered }) => (
  <>
    <DiscountField lines={offered.lines} />
    <Lines offered={offered} />
    <Box sx={{ display: 'grid', gap: 1, mt: 3 }}>
      <ValidityField />
      <FormikTextField
        name="message"
        label="Message to the customer"
        autoComplete="off"
        multiline
        minRows={2}
        helperText="Optional · It is in the mail with the offer, and among the messages"
      />
    </Box>
  </>
);
