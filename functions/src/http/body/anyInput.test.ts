import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AnyObjectSchema } from 'yup';
import { addressSchema } from '../../contract/addresses/model.ts';
import { cartRowsSchema, cartSchema } from '../../contract/carts/model.ts';
import {
  inquiryReplySchema,
  inquirySchema,
  inquiryStatusSchema,
} from '../../contract/inquiries/model.ts';
import {
  orderFormSchema,
  orderLinesSchema,
  orderSchema,
  transitionSchema,
} from '../../contract/orders/forms.ts';
import { paymentSchema, refundSchema, reversalSchema } from '../../contract/payments/model.ts';
import { moderationSchema, reviewSchema } from '../../contract/reviews/model.ts';
import { settingsSchema } from '../../contract/settings/model.ts';
import { stockAdjustmentSchema } from '../../contract/stock/model.ts';
import { customerSchema } from '../../contract/terms/agreedTerms.ts';
import { toolDefaults, toolSchema, toolUpdateSchema } from '../../contract/tools/model.ts';
import { currentUserSchema, profileSchema } from '../../contract/users/model.ts';
import { anyForm } from '../../testing/inputs/anyInput.ts';
import { fieldErrors } from '../../testing/inputs/fieldErrors.ts';
import { validForms } from '../../testing/inputs/validForms.ts';
import { dropInheritedKeys } from './jsonBody.ts';

const schemas: [string, AnyObjectSchema, object][] = [
  ['toolSchema', toolSchema, validForms.tool],
  ['toolSchema with all fields', toolSchema, validForms.detailedTool],
  ['toolUpdateSchema', toolUpdateSchema, validForms.detailedTool],
  ['stockAdjustmentSchema', stockAdjustmentSchema, validForms.stockAdjustment],
  ['orderSchema', orderSchema, validForms.order],
  ['orderSchema with all fields', orderSchema, validForms.detailedOrder],
  ['orderLinesSchema', orderLinesSchema, validForms.orderLines],
  ['orderLinesSchema with all fields', orderLinesSchema, validForms.detailedOrderLines],
  ['cartSchema', cartSchema, validForms.cart],
  ['cartRowsSchema', cartRowsSchema, validForms.cartRows],
  ['addressSchema', addressSchema, validForms.address],
  ['transitionSchema', transitionSchema, validForms.transition],
  [
    'orderFormSchema',
    orderFormSchema({ ...toolDefaults, minOrder: 1, available: 100 }),
    validForms.orderForm,
  ],
  ['reviewSchema', reviewSchema, validForms.review],
  ['moderationSchema', moderationSchema, validForms.moderation],
  ['currentUserSchema', currentUserSchema, validForms.currentUser],
  ['profileSchema', profileSchema, validForms.profile],
  ['paymentSchema', paymentSchema, validForms.payment],
  ['refundSchema', refundSchema, validForms.refund],
  ['reversalSchema', reversalSchema, validForms.reversal],
  ['customerSchema', customerSchema, validForms.customer],
  ['settingsSchema', settingsSchema, validForms.settings],
  ['inquirySchema', inquirySchema, validForms.inquiry],
  ['inquirySchema with all fields', inquirySchema, validForms.detailedInquiry],
  ['inquiryReplySchema', inquiryReplySchema, validForms.inquiryReply],
  ['inquiryStatusSchema', inquiryStatusSchema, validForms.inquiryStatus],
];

const parsed = (json: string): object => JSON.parse(json, dropInheritedKeys);

/** The texts and numbers of a form, however deep. */
const scalarsOf = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(scalarsOf) : [value];

const isStorable = (value: unknown): boolean =>
  typeof value === 'string'
    ? value.isWellFormed()
    : typeof value !== 'number' || Number.isFinite(value);

const taken = (schema: AnyObjectSchema, form: object): unknown =>
  schema.cast(form, { stripUnknown: true });

describe.each(schemas)('%s', (_, schema, good) => {
  const anyObject = anyForm(good).map(parsed);

  it('accepts the valid form', () => {
    expect(fieldErrors(schema, good)).toEqual({});
  });

  it('accepts or refuses any form, with a readable message for each refusal', () => {
    const check = (form: object) => {
      for (const quoting of Object.values(fieldErrors(schema, form))) {
        // What the form said may be anything.
        const message = quoting.replace(/“.*”/s, '“…”');
        expect(message).toMatch(/^[A-Z][^{}]{3,120}$/);
        expect(message).not.toMatch(/NaN|undefined|null|object/);
      }
    };
    fc.assert(fc.property(anyObject, check), { numRuns: 200 });
  });

  it('returns only values that can be stored, and accepts them again unchanged', () => {
    const check = (form: object) => {
      fc.pre(Object.keys(fieldErrors(schema, form)).length === 0);
      const input = taken(schema, form) as object;
      expect(Object.keys(schema.fields)).toEqual(expect.arrayContaining(Object.keys(input)));
      expect(scalarsOf(input).filter((value) => !isStorable(value))).toEqual([]);
      expect(fieldErrors(schema, input)).toEqual({});
      expect(taken(schema, input)).toEqual(input);
    };
    fc.assert(fc.property(anyObject, check), { numRuns: 200 });
  });
});
