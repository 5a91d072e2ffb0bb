import type { IncomingMessage } from 'node:http';
import { type EventarcTrigger, eventarcTrigger } from '../../events/cloudEvent.ts';
import { type LegacyTrigger, legacyTrigger } from '../../events/legacyEvent.ts';
import type { Triggers } from '../../events/triggers.ts';
import { invalidArgument } from '../../values/errors.ts';
import { parseJson } from '../../wire/json/parseJson.ts';
import { bodyOf } from '../body.ts';
import type { Route } from '../http.ts';

const descriptionIn = async (request: IncomingMessage) => {
  const body = parseJson(await bodyOf(request));
  if (typeof body === 'object' && body !== null) return body;
  throw invalidArgument('The body must describe a trigger.');
};

const addLegacy =
  (triggers: Triggers): Route['handle'] =>
  async (databases, [project = '', key = ''], request) => {
    const { eventTrigger } = (await descriptionIn(request)) as Partial<LegacyTrigger>;
    if (!eventTrigger) throw invalidArgument('The body must be {"eventTrigger"}.');
    triggers.add(databases, legacyTrigger(project, key, { eventTrigger }));
    return {};
  };

const keyIn = ({ url = '' }: IncomingMessage) => {
  const key = new URL(url, 'http://localhost').searchParams.get('eventarcTriggerId');
  if (!key) throw invalidArgument('The query lacks eventarcTriggerId.');
  return key;
};

const addEventarc =
  (triggers: Triggers): Route['handle'] =>
  async (databases, [project = ''], request) => {
    const trigger = (await descriptionIn(request)) as EventarcTrigger;
    triggers.add(databases, eventarcTrigger(project, keyIn(request), trigger));
    return trigger;
  };

/**
 * The endpoints with which the Functions emulator registers triggers, for functions of both
 * generations. It never removes a trigger, and Google's emulator has no endpoint for that.
 */
export const triggerRoutes = (triggers: Triggers): readonly Route[] => [
  {
    method: 'PUT',
    path: /^\/emulator\/v1\/projects\/([^/]+)\/triggers\/([^/]+)$/,
    handle: addLegacy(triggers),
  },
  {
    method: 'POST',
    path: /^\/emulator\/v1\/projects\/([^/]+)\/eventarcTrigger$/,
    handle: addEventarc(triggers),
  },
];
