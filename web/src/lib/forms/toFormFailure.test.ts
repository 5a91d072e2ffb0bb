import { expect, it } from 'vitest';
import { ApiProblem, UploadCancelled } from '../api/apiProblem.ts';
import { toSaveFailure } from './toFormFailure.ts';

it('reports that nothing is saved after a cancelled upload', () => {
  expect(toSaveFailure(new UploadCancelled())).toEqual({
    message: 'The upload was cancelled. Nothing has been saved.',
    errors: {},
  });
});

it('reports why a call failed, and the errors of its fields', () => {
  const errors = { price: 'Price must be a number' };
  const failure = toSaveFailure(new ApiProblem('validation', 400, { errors }));
  expect(failure.errors).toEqual(errors);
  expect(failure.message).toMatch(/^error ocurred: Some of the details were not accepted/);
});
