/** Opens a store of this browser by its name. The code for it comes with the first one. Rejects where that code is not reached. */
export async function openDeviceStore(name: string): Promise<LocalForage> {
  const { default: localforage } = await import("localforage");
  return localforage.createInstance({ name });
}
