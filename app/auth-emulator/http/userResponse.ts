import type { User } from '../state/State.ts';

/** Returns the user object as Descope sends it, with `createdTime` in seconds since 1970. */
export const userResponse = ({ userId, email, name, createdTime }: User) => ({
  loginIds: [email],
  userId,
  name,
  email,
  verifiedEmail: true,
  verifiedPhone: false,
  phone: '',
  picture: '',
  status: 'enabled',
  createdTime,
  password: true,
  TOTP: false,
  SAML: false,
  SCIM: false,
  OAuth: {},
  roleNames: [],
  userTenants: [],
  customAttributes: {},
  test: false,
});
