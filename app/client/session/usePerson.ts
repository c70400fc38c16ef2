import { useEffect, useRef, useState } from 'react';
import { useDevice } from '../device/DeviceContext.ts';
import type { SessionUser } from './Session.types.ts';
import { isSameUser, isSessionUser } from './isSessionUser.ts';

/**
 * The person whose session it is or was last: as the provider has just said, or as the device has kept it since the last
 * visit. Once the provider has named another person, what the device has kept of the person before is deleted.
 * @param named the person as the provider says; undefined until then.
 * @returns the same object as long as nothing about the person changes.
 */
export function usePerson(named: SessionUser | undefined): SessionUser | undefined {
  const device = useDevice();
  const [person, setPerson] = useState(() =>
    isSessionUser(device.found.person) ? device.found.person : undefined,
  );
  const keptId = useRef(person?.id);
  if (named && !isSameUser(named, person)) setPerson(named);

  const isNamed = named !== undefined;
  useEffect(() => {
    if (!isNamed || !person) return;
    const isOther = keptId.current !== undefined && keptId.current !== person.id;
    if (isOther) void device.forgetPerson();
    keptId.current = person.id;
    void device.keepPerson(person);
  }, [device, isNamed, person]);
  return person;
}
