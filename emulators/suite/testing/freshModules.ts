import { vi } from 'vitest';

/** Loads the modules of this project again for each file, so that its mocks replace them. */
vi.resetModules();
