import { text } from '../calls/jsonSchema.ts';
import { route } from '../calls/route.ts';
import { limits } from '../limits.ts';
import { responseOf } from '../responseParts.ts';

const stream = {
  response: responseOf('EventPage'),
  query: {
    after: { ...text, description: 'The `next` of the last answer; missing for the oldest' },
    limit: {
      type: 'integer',
      minimum: 1,
      maximum: limits.pageSize.max,
      default: limits.pageSize.default,
    },
  },
  errors: ['validation'],
} as const;

/** The calls about the stream of events. */
export const eventRoutes = {
  listEvents: route('GET', '/events', 'read_webhooks', {
    summary:
      'The events of the last 30 days, oldest first: those that webhooks deliver. An event appears some seconds after it has happened',
    ...stream,
  }),
  listCompanyEvents: route('GET', '/company/:id/events', 'member', {
    summary:
      'The events about a company of the last 30 days, oldest first: those that its webhooks deliver',
    companyRight: 'manage',
    ...stream,
  }),
} as const;
