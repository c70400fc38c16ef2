/** The account that exists from the first start, so that people can try the product without signing up. */
export const demoAccount = {
  loginId: 'demo@example.com',
  password: 'Foodlog-demo-1',
  name: 'Demo User',
} as const;

/** How much older the demo account is than the first start, so that people can step to past days. */
export const demoAccountAgeDays = 30;
