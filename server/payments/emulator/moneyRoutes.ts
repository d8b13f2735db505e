import { ownerOf } from "./balances.ts";
import { type ApiRoute, del, get, ofAccounts, post } from "./Call.ts";
import { closeDispute, updateDispute } from "./disputes.ts";
import { page } from "./page.ts";
import { isTrue, itemsIn, metadataIn, numberIn } from "./parameters.ts";
import { passTime } from "./passTime.ts";
import { createRefund } from "./refunds.ts";
import { refuse } from "./refuse.ts";
import { DAY } from "./time.ts";

/** What was paid and what became of it, also when it is disputed; what happened, who is told; and time. */
export const moneyRoutes: readonly ApiRoute[] = [
  get("payment_intents", ({ world, params, url }) => page(world, "payment_intent", params, url)),
  get("payment_intents/:", ({ world, id }) => world.get(id, "payment_intent")),
  ofAccounts(
    get("charges", ({ world, params, url, account }) =>
      page(world, "charge", params, url, ({ id }) => ownerOf(world, id) === account),
    ),
  ),
  get("charges/:", ({ world, id }) => world.get(id, "charge")),
  post("refunds", ({ world, params }) => createRefund(world, params)),
  get("refunds", ({ world, params, url }) =>
    page(world, "refund", params, url, ({ id }) => ownerOf(world, id) === null),
  ),
  get("refunds/:", ({ world, id }) => world.get(id, "refund")),
  get("disputes", ({ world, params, url }) => page(world, "dispute", params, url)),
  get("disputes/:", ({ world, id }) => world.get(id, "dispute")),
  post("disputes/:", ({ world, id, params }) => updateDispute(world, id, params)),
  post("disputes/:/close", ({ world, id }) => closeDispute(world, id)),

  ofAccounts(
    get("events", ({ world, params, url, account }) =>
      page(world, "event", params, url, (event) => (event.account ?? null) === account),
    ),
  ),
  ofAccounts(get("events/:", ({ world, id }) => world.get(id, "event"))),
  post("webhook_endpoints", ({ world, params }) => {
    if (!URL.canParse(params.url)) refuse("Invalid URL", { param: "url", code: "url_invalid" });
    const isConnect = isTrue(params.connect);
    const made = world.create("webhook_endpoint", "we", {
      url: params.url,
      api_version: params.api_version ?? null,
      enabled_events: itemsIn(params.enabled_events),
      description: params.description ?? null,
      metadata: metadataIn(params),
      status: "enabled",
    });
    const secret = world.read<Record<string, string>>("secrets")?.[isConnect ? "connect" : "platform"];
    world.hide(made.id, { connect: isConnect });
    return { ...made, secret };
  }),
  get("webhook_endpoints", ({ world, params, url }) => page(world, "webhook_endpoint", params, url)),
  post("webhook_endpoints/:", ({ world, id, params }) => {
    const before = world.get(id, "webhook_endpoint");
    return world.change(id, {
      url: params.url ?? before.url,
      enabled_events: params.enabled_events ? itemsIn(params.enabled_events) : before.enabled_events,
      status:
        params.disabled === undefined ? before.status : isTrue(params.disabled) ? "disabled" : "enabled",
      metadata: metadataIn(params, before.metadata),
    });
  }),
  del("webhook_endpoints/:", ({ world, id }) => {
    world.get(id, "webhook_endpoint");
    world.change(id, { deleted: true });
    return { id, object: "webhook_endpoint", deleted: true };
  }),

  post("test_helpers/test_clocks", ({ world, params }) =>
    world.create("test_helpers.test_clock", "clock", {
      frozen_time: numberIn(params.frozen_time),
      name: params.name ?? null,
      status: "ready",
      status_details: {},
      deletes_after: world.now() + 30 * DAY,
    }),
  ),
  get("test_helpers/test_clocks/:", ({ world, id }) => world.get(id, "test_helpers.test_clock")),
  post("test_helpers/test_clocks/:/advance", ({ world, id, params }) => {
    const { frozen_time: from } = world.get(id, "test_helpers.test_clock");
    const to = numberIn(params.frozen_time) ?? 0;
    if (to <= from) refuse("You can only advance a test clock forward.", { param: "frozen_time" });
    passTime(world, to, id);
    return world.get(id, "test_helpers.test_clock");
  }),
];
