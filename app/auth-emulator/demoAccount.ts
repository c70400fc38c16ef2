/** The account that exists from the first start, for trying the product without signing up. */
export const demoAccount = {
  loginId: 'demo@example.com',
  password: 'Foodlog-demo-1',
  name: 'Demo User',
} as const;

/** The demo account is this much older than the first start, so that there are past days to step to. */
export const demoAccountAgeDays = 30;
