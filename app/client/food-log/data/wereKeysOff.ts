const storageKey = 'food-log keyboard shortcuts';

/** Whether the keys were turned off on this device by an earlier release, which had the switch on the log. */
export function wereKeysOff(): boolean {
  try {
    return localStorage.getItem(storageKey) === 'off';
  } catch {
    return false;
  }
}

/** Forgets that, once the person decides for all devices. */
export function forgetKeysOff() {
  try {
    localStorage.removeItem(storageKey);
  } catch {
    // Where storage is blocked, there is nothing to forget.
  }
}
