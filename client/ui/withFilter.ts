/** The address with one word of the filter changed; an empty value takes it out. */
export function withFilter(address: URLSearchParams, name: string, value: string | null): URLSearchParams {
  const changed = new URLSearchParams(address);
  if (value) changed.set(name, value);
  else changed.delete(name);
  return changed;
}
