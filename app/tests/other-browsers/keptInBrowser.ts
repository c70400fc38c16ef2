/** An expression for the page: all that it can read of what the browser has stored, as one text. */
export const keptInBrowser = `(async () => {
  const pairs = [...Object.entries(localStorage), ...Object.entries(sessionStorage)];
  const kept = [document.cookie, ...pairs];
  for (const { name } of await indexedDB.databases()) {
    const database = await new Promise((resolve, reject) => {
      const opening = indexedDB.open(name);
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    for (const store of database.objectStoreNames) {
      kept.push(await new Promise((resolve) => {
        const reading = database.transaction(store).objectStore(store).getAll();
        reading.onsuccess = () => resolve(reading.result);
      }));
    }
    database.close();
  }
  for (const name of await caches.keys()) {
    for (const { url } of await (await caches.open(name)).keys()) kept.push(url);
  }
  return JSON.stringify(kept);
})()`;
