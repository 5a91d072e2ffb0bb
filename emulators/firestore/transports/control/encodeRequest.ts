import type { Decision } from '@tools-hub/rules';
import { type Access, encodeValue, requestOf } from '@tools-hub/rules';
import { anyId } from '../../access/queryResource.ts';
import type { LoggedRequest } from '../../access/requestLog.ts';

const outcomeOf = ({ permit, outcomes }: Decision) => {
  if (permit) return 'allow';
  return outcomes.some(({ outcome }) => outcome === 'error') ? 'error' : 'deny';
};

const encodeContext = (access: Access, time: string) => ({
  path: access.path.replaceAll(anyId, '*'),
  request: encodeValue(requestOf(access)),
  method: access.method,
  resource: encodeValue(access.resource),
  time,
});

/** A request in the format of Google's emulator, which the Emulator UI reads. */
export const encodeRequest = (request: LoggedRequest): object => {
  const { id, project, rules, access, decision, time } = request;
  const isoTime = time.toISOString();
  return {
    rulesReleaseKey: `projects/${project}/releases/cloud.firestore`,
    requestId: id,
    rules: rules.files.map(({ content }) => content).join('\n'),
    time: isoTime,
    rulesContext: encodeContext(access, isoTime),
    granularAllowOutcomes: decision.outcomes.map(({ line, outcome }) => ({
      line,
      outcome: outcome === 'allow',
    })),
    outcome: outcomeOf(decision),
  };
};
