import { deleteApp, getApps } from 'firebase-admin/app';
import { vi } from 'vitest';

/**
 * Loads the modules of this project again for each file, so that its mocks replace them. Packages
 * stay loaded, so the app that an earlier file opened has to be closed.
 */
vi.resetModules();
await Promise.all(getApps().map(deleteApp));
