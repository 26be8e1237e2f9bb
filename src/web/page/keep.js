// What is kept of practice and lessons in this browser.

const NAME = "yonsan";
const STORES = ["attempts", "results", "lists"];

function open() {
  return new Promise((done, fail) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => {
      for (const store of STORES) request.result.createObjectStore(store, { autoIncrement: true });
    };
    request.onsuccess = () => done(request.result);
    request.onerror = () => fail(request.error);
  });
}

function finished(transaction) {
  return new Promise((done, fail) => {
    transaction.oncomplete = () => done();
    transaction.onerror = () => fail(transaction.error);
    transaction.onabort = () => fail(transaction.error);
  });
}

/** Everything that is kept, as text; empty where the browser keeps nothing. */
export async function read() {
  try {
    const database = await open();
    const all = {};
    const transaction = database.transaction(STORES, "readonly");
    for (const store of STORES) {
      const request = transaction.objectStore(store).getAll();
      request.onsuccess = () => {
        all[store] = request.result;
      };
    }
    await finished(transaction);
    database.close();
    return JSON.stringify(all);
  } catch {
    return "";
  }
}

/** Keeps what is new: lists of objects by the names of the stores. Returns whether the browser has it. */
export async function add(all) {
  if (!STORES.some((store) => all[store].length)) return true;
  try {
    const database = await open();
    const transaction = database.transaction(STORES, "readwrite");
    for (const store of STORES) for (const one of all[store]) transaction.objectStore(store).add(one);
    await finished(transaction);
    database.close();
    return true;
  } catch {
    return false;
  }
}
