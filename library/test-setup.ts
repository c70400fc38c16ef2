import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A slow machine must not fail the tests.
configure({ asyncUtilTimeout: 10_000 });
afterEach(cleanup);
