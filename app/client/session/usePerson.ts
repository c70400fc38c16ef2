import { useEffect, useRef, useState } from 'react';
import { useDevice } from '../device/DeviceContext.ts';
import type { SessionUser } from './Session.types.ts';
import { isSameUser, isSessionUser } from './isSessionUser.ts';

/**
 * The person whose session it is or was last: as the provider has just said, or as the device has kept it since the last
 * visit. Once another person has a token, what the device has kept of the person before is deleted.
 * @param named the person as the provider says; undefined until then.
 * @param subject whose token the browser holds; undefined when it holds none.
 * @returns the same object as long as nothing about the person changes.
 */
export function usePerson(
  named: SessionUser | undefined,
  subject: string | undefined,
): SessionUser | undefined {
  const device = useDevice();
  const [person, setPerson] = useState(() =>
    isSessionUser(device.found.person) ? device.found.person : undefined,
  );
  const keptId = useRef(person?.id);
  if (named && !isSameUser(named, person)) setPerson(named);

  useEffect(() => {
    if (subject === undefined) return;
    device.beginSession(subject);
    // The answers that come for the new person are kept later than this.
    if (keptId.current !== undefined && keptId.current !== subject) void device.forgetPerson();
    keptId.current = subject;
  }, [device, subject]);
  const isNamed = named !== undefined;
  useEffect(() => {
    if (isNamed && person) void device.keepPerson(person);
  }, [device, isNamed, person]);
  return person;
}
