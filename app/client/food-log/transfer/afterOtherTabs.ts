/** Does one person's imports one after another, in all tabs. Without locks, the tabs do not wait for each other. */
export async function afterOtherTabs<Result>(
  userId: string,
  signal: AbortSignal,
  work: () => Promise<Result>,
): Promise<Result> {
  let isBegun = false;
  const begin = async () => {
    isBegun = true;
    return work();
  };
  try {
    return await navigator.locks.request(`foodlog import ${userId}`, { signal }, begin);
  } catch (error) {
    if (isBegun || signal.aborted) throw error;
    // Browsers offer locks only over https or from this device, and refuse them where storage is blocked.
    return work();
  }
}
