/** Asks the browser to keep what is stored even when space runs short. Some browsers ask the person. */
export async function persistStorage(): Promise<void> {
  try {
    await navigator.storage.persist();
  } catch {
    // Browsers offer this only over https or from this device.
  }
}
