import { useField } from 'formik';
import {
  addressFormatOf,
  limits,
  paymentTerms,
  termsLabel,
  timeZones,
  workWeeks,
} from 'functions/contract';
import { phoneDoubtIn } from '../../domain/address/AddressPhoneField.tsx';
import type { FieldOf } from '../../domain/address/addressFieldNames.ts';
import { CountryOptions } from '../../domain/address/CountryOptions.tsx';
import { LocalFields } from '../../domain/address/LocalFields.tsx';
import { useCountryChange } from '../../domain/address/useCountryChange.ts';
import { FormikCheckbox } from '../../ui/inputs/forms/FormikCheckbox.tsx';
import { FormSection } from '../../ui/inputs/forms/FormSection.tsx';
import { SecondLookField } from '../../ui/inputs/forms/SecondLookField.tsx';
import { JournalFields } from './JournalFields.tsx';
import { ReminderFields } from './ReminderFields.tsx';
import { Field, Pairs } from './SettingField.tsx';
import { settingLabels } from './settingsValues.ts';

const decimal = { htmlInput: { inputMode: 'decimal' } } as const;

const sellerField: FieldOf = (part) => {
  const name = `seller.${part}`;
  return { name, id: name, autoComplete: 'off' };
};

/** The address of the seller as its country has it, and how customers reach it. */
const SellerAddress = () => {
  const [{ value: country }] = useField<string>('seller.country');
  const change = useCountryChange(sellerField, country);
  const format = addressFormatOf(country);
  return (
    <Pairs>
      <Field
        name="seller.country"
        select
        onChange={({ target }) => change(target.value)}
        slotProps={{ select: { native: true } }}
        helperText="Customers' addresses start with it. Orders name the country of other addresses"
        sx={{ gridColumn: '1 / -1' }}
      >
        <CountryOptions />
      </Field>
      <Field name="seller.street" label={format.street} />
      <Field name="seller.extra" helperText="Optional" />
      <LocalFields field={sellerField} country={country} format={format} />
      <Field
        name="seller.email"
        type="email"
        helperText="Where customers can ask about an invoice"
      />
      <SecondLookField
        name="seller.phone"
        autoComplete="off"
        label={settingLabels['seller.phone']}
        type="tel"
        doubtOf={phoneDoubtIn(country)}
        helperText="As documents print it"
      />
    </Pairs>
  );
};

const SellerFields = () => (
  <FormSection
    title="Seller"
    intro="Who sells, as every invoice and credit note names it. An invoice that was issued keeps what it says."
  >
    <Field name="seller.name" />
    <SellerAddress />
    <Field
      name="seller.taxNumber"
      helperText="The EIN, VAT or other number. Required as soon as the tax rate is above 0"
    />
  </FormSection>
);

const BankFields = () => (
  <FormSection
    title="Bank details"
    intro="Where customers transfer money. They see it on the page of an order as long as it is not paid, and on its invoice."
  >
    <Pairs>
      <Field name="bank.holder" />
      <Field name="bank.bankName" />
      <Field name="bank.account" />
      <Field name="bank.code" />
    </Pairs>
  </FormSection>
);

const OrderFields = () => (
  <FormSection
    title="Orders"
    intro="Cart and checkout show the tax and the order minimum. Both apply to new orders; placed orders keep what they cost."
  >
    <Pairs>
      <Field
        name="currency"
        slotProps={{ input: { readOnly: true } }}
        helperText="Of all prices, orders and invoices. It can't be changed here"
      />
    </Pairs>
    <Pairs>
      <Field
        name="taxRate"
        slotProps={decimal}
        helperText="Added to the prices, like 8.25. 0: no tax, and no line for it"
      />
      <Field
        name="orderMinimum"
        slotProps={decimal}
        helperText="What an order must cost before tax. 0: no minimum"
      />
    </Pairs>
  </FormSection>
);

const TermFields = () => (
  <FormSection
    title="Payment terms"
    intro="When customers pay with whom nothing else was agreed. Other terms are agreed on the page of a customer."
  >
    <Pairs>
      <Field name="defaultTerms" select slotProps={{ select: { native: true } }}>
        {paymentTerms.map((terms) => (
          <option key={terms} value={terms}>
            {termsLabel(terms)}
          </option>
        ))}
      </Field>
      <Field
        name="holdHours"
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        helperText="A prepaid order that is not paid by then is cancelled, and its pieces are on sale again. 0: it is never cancelled, and its pieces stay reserved"
      />
      <Field
        name="returnDays"
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        helperText="Counted from the day of the delivery. Faulty tools can be claimed for 6 months"
      />
    </Pairs>
  </FormSection>
);

const zonesId = 'time-zones';

const CalendarFields = () => (
  <FormSection
    title="Calendar"
    intro="Where the days of the shop begin and end: those of lists, filters and charts, due dates and offers, mails, documents and tables. A change applies to new days: due dates and offers keep the time at which they end, and sales the day on which they were counted."
  >
    <Field
      name="timeZone"
      slotProps={{ htmlInput: { list: zonesId, spellCheck: false } }}
      helperText="Type a city to search, like Los_Angeles or Berlin"
    />
    <datalist id={zonesId}>
      {timeZones().map((name) => (
        <option key={name} value={name} />
      ))}
    </datalist>
  </FormSection>
);

const DeliveryFields = () => (
  <FormSection
    title="Delivery"
    intro="By which day an order arrives: tool pages, cart and checkout show it, and orders keep it. Customers can request a later work day."
  >
    <Pairs>
      <Field
        name="leadDays"
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        helperText="From the order to its delivery. 0: on the same day"
      />
      <Field
        name="transitDays"
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        helperText="From the shop to the customer. Orders are to be shipped so long before"
      />
      <Field name="cutOff" helperText="Like 14:00. Later orders count for the next work day" />
      <Field name="workWeek" select slotProps={{ select: { native: true } }}>
        {Object.entries(workWeeks).map(([name, { label }]) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </Field>
    </Pairs>
    <Field
      name="closedDays"
      multiline
      minRows={3}
      helperText={`Holidays, one in a line like 2026-12-25. At most ${limits.closedDays}`}
    />
  </FormSection>
);

const ReviewFields = () => (
  <FormSection
    title="Reviews"
    intro="Everyone can read a review as soon as it is published. Its author sees it at once in any case."
  >
    <FormikCheckbox name="moderateReviews" label={settingLabels.moderateReviews} />
  </FormSection>
);

const CompanyFields = () => (
  <FormSection
    title="Companies"
    intro="A company that waits for approval sees prices, but places no orders. You accept companies in the dashboard."
  >
    <FormikCheckbox name="reviewCompanies" label={settingLabels.reviewCompanies} />
    <FormikCheckbox name="companiesOnly" label={settingLabels.companiesOnly} />
  </FormSection>
);

/** All fields of the settings. */
export const SettingFields = () => (
  <>
    <SellerFields />
    <BankFields />
    <OrderFields />
    <TermFields />
    <ReminderFields />
    <JournalFields />
    <CalendarFields />
    <DeliveryFields />
    <ReviewFields />
    <CompanyFields />
  </>
);
