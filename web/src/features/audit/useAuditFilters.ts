import {
  type AuditAction,
  auditActions,
  emailPattern,
  limits,
  trimBlanks,
} from 'functions/contract';
import { usePeriod } from '../../domain/time/usePeriod.ts';
import { withParameter } from '../../lib/router/useUrlChoice.ts';
import { useUrlParams } from '../../lib/router/useUrlParams.ts';
import { type AuditFilters, parseTargetName } from './auditFilters.ts';

const isAction = (text: string | null): text is AuditAction =>
  auditActions.some((action) => action === text);

/** An e-mail address, or empty if the text is none. */
const emailIn = (text: string | null): string => {
  const email = trimBlanks(text ?? '');
  return email.length <= limits.email && emailPattern.test(email) ? email : '';
};

/** The filters of the audit log, which the page's address holds. */
export const useAuditFilters = () => {
  const [params, change] = useUrlParams();
  const [period, choosePeriod] = usePeriod();
  const action = params.get('action');
  const filters: AuditFilters = {
    target: parseTargetName(params.get('target')),
    admin: emailIn(params.get('admin')),
    action: isAction(action) ? action : '',
    ...period,
  };
  const choose = (name: 'admin' | 'action', value: string) =>
    change((current) => withParameter(current, name, value));
  return {
    filters,
    choosePeriod,
    chooseAdmin: (email: string) => choose('admin', emailIn(email)),
    chooseAction: (chosen: AuditAction | '') => choose('action', chosen),
  };
};
