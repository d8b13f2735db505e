import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { isPrivateAddress } from "./isPrivateAddress.ts";
import { modelFetch } from "./modelFetch.ts";

test.each([
  ...["127.0.0.1", "10.1.2.3", "172.31.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0"],
  ...["::1", "::", "fe80::1", "fd00::1", "::ffff:10.0.0.1", "2001:db8::1", "2002:0a00:0001::", "ff02::1"],
])("%s leads to no public place", (address) => {
  expect(isPrivateAddress(address)).toBe(true);
});

test.each(["1.1.1.1", "93.184.216.34", "172.32.0.1", "2606:4700::1111"])("%s is public", (address) => {
  expect(isPrivateAddress(address)).toBe(false);
});

const post = { method: "POST", body: "{}" };

test("a name that leads home is not gone to, whatever it is called", async () => {
  await expect(modelFetch(false)("https://localhost:1/v1", post)).rejects.toThrow("private");
  await expect(modelFetch(false)("https://127.0.0.1:1/v1", post)).rejects.toThrow("private");
  await expect(modelFetch(false)("http://1.1.1.1/v1", post)).rejects.toThrow("private");
});

test("where a model sends us on to, we do not go", async () => {
  let asked = 0;
  const server = createServer((_request, answer) => {
    asked++;
    answer.writeHead(302, { location: "/elsewhere" }).end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  await expect(modelFetch(true)(`http://127.0.0.1:${port}/v1`, post)).rejects.toThrow("elsewhere");
  expect(asked).toBe(1);
  server.close();
});
