import { initializeApp } from 'firebase/app';
import { initializeAuth, inMemoryPersistence, onIdTokenChanged } from 'firebase/auth';

const app = initializeApp({ apiKey: 'floor', projectId: 'demo-floor' });

onIdTokenChanged(initializeAuth(app, { persistence: inMemoryPersistence }), () => {});
