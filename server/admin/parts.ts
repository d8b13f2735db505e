import { ping } from "../../db/ping.ts";
import { builder } from "../graphql/builder.ts";
import type { Context } from "../graphql/context.ts";
import { Admin } from "./Admin.ts";

/** One thing that the server stands on, and how it is. */
interface Part {
  name: "database" | "storage" | "mail" | "events" | "audio" | "telephony" | "assistants";
  isEmbedded: boolean;
  /** Null: nothing to ask that would not be a message to somebody. */
  answer: { ok: boolean; latencyMs: number } | null;
}

const PartName = builder.enumType("PlatformPartName", {
  values: ["database", "storage", "mail", "events", "audio", "telephony", "assistants"] as const,
});

const PlatformPart = builder.objectRef<Part>("PlatformPart").implement({
  description: "Something that the server stands on: embedded, or a service that it is connected to.",
  authScopes: { role: "superadmin" },
  fields: (t) => ({
    name: t.expose("name", { type: PartName }),
    isEmbedded: t.exposeBoolean("isEmbedded"),
    isOk: t.boolean({
      nullable: true,
      description: "Null when it is not asked: a test mail would reach somebody.",
      resolve: ({ answer }) => answer?.ok ?? null,
    }),
    latencyMs: t.float({ nullable: true, resolve: ({ answer }) => answer?.latencyMs ?? null }),
  }),
});

builder.objectField(Admin, "parts", (t) =>
  t.field({
    type: [PlatformPart],
    description: "What the server stands on, asked now.",
    resolve: (_admin, _args, context) => askAll(context),
  }),
);

async function askAll({ db, services }: Context): Promise<Part[]> {
  const { isEmbedded } = services;
  const [database, storage] = await Promise.all([
    timed(() => ping(db)),
    timed(() => services.storage.exists("health")),
  ]);
  return [
    { name: "database", isEmbedded: isEmbedded.database, answer: database },
    { name: "storage", isEmbedded: isEmbedded.storage, answer: storage },
    { name: "mail", isEmbedded: isEmbedded.mail, answer: null },
    { name: "events", isEmbedded: isEmbedded.events, answer: null },
    { name: "audio", isEmbedded: isEmbedded.audio, answer: null },
    { name: "telephony", isEmbedded: isEmbedded.telephony, answer: null },
    {
      ...{ name: "assistants", isEmbedded: isEmbedded.assistants },
      // Each question to a language model costs money: only what came of the last ones is told.
      answer: services.assistant.isDown() ? { ok: false, latencyMs: 0 } : null,
    },
  ];
}

async function timed(ask: () => Promise<unknown>): Promise<{ ok: boolean; latencyMs: number }> {
  const begun = performance.now();
  const ok = await ask().then(
    () => true,
    () => false,
  );
  return { ok, latencyMs: Math.round((performance.now() - begun) * 10) / 10 };
}
