import { Door } from "./door.ts";

const asks = (door: Door, path: string, headers: Record<string, string> = {}) =>
  fetch(door.address + path, { headers });

test("whoever comes while the server starts is told what is being done, in their language, until the product answers", async () => {
  const door = await Door.open({ host: "127.0.0.1", port: 0 });
  try {
    let finish = () => {};
    const built = door.during("client", new Promise<void>((resolve) => (finish = resolve)));

    const page = await asks(door, "/auth", { accept: "text/html", "accept-language": "es-MX" });
    expect(page.status).toBe(503);
    expect(page.headers.get("retry-after")).toBe("1");
    const text = await page.text();
    expect(text).toContain('<html lang="es">');
    expect(text).toContain("Preparando la aplicación");
    expect(text).toContain('http-equiv="refresh"');
    expect(text).not.toContain("Abriendo la base de datos");
    const health = await asks(door, "/healthz");
    expect([health.status, await health.json()]).toEqual([503, { ok: false, starting: ["client"] }]);

    finish();
    await built;
    expect(await (await asks(door, "/healthz")).json()).toEqual({ ok: false, starting: [] });

    door.handTo(() => new Response("Levare"));
    expect(await (await asks(door, "/auth", { accept: "text/html" })).text()).toBe("Levare");
  } finally {
    await door.close();
  }
});

test("a port that is taken is told before anything is opened", async () => {
  const door = await Door.open({ host: "127.0.0.1", port: 0 });
  try {
    const port = Number(new URL(door.address).port);
    await expect(Door.open({ host: "127.0.0.1", port })).rejects.toMatchObject({ code: "EADDRINUSE" });
  } finally {
    await door.close();
  }
});
