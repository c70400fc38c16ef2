import type { NextConfig } from 'next';

const config: NextConfig = {
  turbopack: { root: import.meta.dirname },
  experimental: { cpus: 1 },
};

export default config;
