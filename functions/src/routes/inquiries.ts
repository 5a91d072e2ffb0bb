import { Router } from 'express';
import { apiRoutes, inquirySchema } from '../contract/index.ts';
import { handle } from '../http/handle.ts';
import { jsonBody } from '../http/jsonBody.ts';
import { formOf, validate } from '../http/validate.ts';
import { inquire } from '../services/site/inquiries.ts';

export const inquiries = Router();

handle(inquiries, apiRoutes.inquire, jsonBody, async (request, response) => {
  response.status(202).json(await inquire(validate(inquirySchema, formOf(request.body))));
});
