import { missingPermissionText, type Permission } from 'functions/contract';

/** Which permission someone lacks, and who gives it. */
export const missingText = (permission: Permission | undefined): string => {
  const named = permission ? `${missingPermissionText(permission)} ` : '';
  return `${named}Ask an Administrator for a role that allows it.`;
};
