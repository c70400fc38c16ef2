import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A slow day is no failure.
configure({ asyncUtilTimeout: 10_000 });
afterEach(cleanup);
