import { expect, it } from 'vitest';
import { ApiProblem } from '../apiProblem.ts';
import { UploadCancelled } from '../uploads.ts';
import { savingFailureOf } from './savingFailureOf.ts';

it('says that a cancelled upload has saved nothing', () => {
  expect(savingFailureOf(new UploadCancelled())).toEqual({
    message: 'The upload was cancelled. Nothing has been saved.',
    errors: {},
  });
});

it('says why a call failed, and in which fields', () => {
  const errors = { price: 'Price must be a number' };
  const failure = savingFailureOf(new ApiProblem('validation', 400, { errors }));
  expect(failure.errors).toEqual(errors);
  expect(failure.message).toMatch(/^error ocurred: Some of the details were not accepted/);
});
