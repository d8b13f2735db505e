import { CHECKOUT_CANCELED, CHECKOUT_SUCCESS, returnAddress } from "./returnAddress.ts";

const HOME = "https://levare.example";

test.each([
  [CHECKOUT_SUCCESS, "https://levare.example/settings?checkout=success"],
  [CHECKOUT_CANCELED, "https://levare.example/subscription?checkout=canceled"],
  ["https://levare.example/store?x=1#there", "https://levare.example/store?x=1#there"],
])("after paying one comes back to %s", (given, address) => {
  expect(returnAddress(given, HOME)).toBe(address);
});

test.each([
  "https://elsewhere.example/settings",
  "//elsewhere.example/settings",
  "\\\\elsewhere.example",
  "/\\elsewhere.example",
  "https://levare.example@elsewhere.example/",
  "https://me:secret@levare.example/",
  "https://levare.example.elsewhere.example/",
  "http://levare.example/settings",
  "https://levare.example:8443/",
  "javascript:alert(1)",
  "data:text/html,hello",
  "https://",
])("nobody is sent from the checkout to %s", (given) => {
  expect(returnAddress(given, HOME)).toMatchObject({ code: "billing.foreignReturn" });
});
