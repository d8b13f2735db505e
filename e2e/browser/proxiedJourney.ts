import { journey } from "./journey.ts";
import { openThinProxy, type ThinProxy } from "./thinProxy.ts";

interface Parts {
  line: ThinProxy;
}

/** A journey whose server can go away and come back in a new version. */
export const proxiedJourney = journey.extend<Parts>({
  line: async ({ baseURL }, use) => {
    const line = await openThinProxy(baseURL!);
    await use(line);
    await line.close();
  },
  address: ({ line }, use) => use(line.address),
});
