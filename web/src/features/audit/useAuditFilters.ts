import {
  type AuditTarget,
  auditTargetKinds,
  emailPattern,
  limits,
  trimBlanks,
} from 'functions/contract';
import { useUrlChoice } from '../../lib/router/useUrlChoice.ts';

/** The name of a target by which the log can be filtered: `kind/id`. */
export const nameOf = ({ kind, id }: AuditTarget): string => `${kind}/${id}`;

const isTargetName = (text: string | null): text is string =>
  auditTargetKinds.some((kind) => text?.startsWith(`${kind}/`) && text.length > kind.length + 1);

const isEmail = (text: string | null): text is string =>
  text !== null && text.length <= limits.email && emailPattern.test(text);

/** The filters of the log by whom and on what; each may be empty for any. */
export interface AuditFilters {
  admin: string;
  target: string;
}

/** The filters of the log by admin and target, which the page's address holds. */
export const useAuditFilters = () => {
  const [admin, choose] = useUrlChoice<string>({
    name: 'admin',
    defaultChoice: '',
    isChoice: isEmail,
  });
  const [target] = useUrlChoice<string>({
    name: 'target',
    defaultChoice: '',
    isChoice: isTargetName,
  });
  return { admin, target, chooseAdmin: (email: string) => choose(trimBlanks(email)) };
};
