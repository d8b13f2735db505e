import { bannerOf } from "../../domain/billing/banner.ts";
import { noticeFor, type PlatformSettings } from "../../domain/platform/settings.ts";
import { type Text, text } from "../../domain/words/refusal.ts";
import { said } from "../../domain/words/said.ts";
import type { Viewer } from "../graphql/context.ts";
import type { OwnBanner, Words } from "./ownView.ts";

/** What stands above every screen of somebody's own, in the order in which the client has it (client/shell/Shell.tsx). */
export function bannersAbove(
  viewer: Viewer,
  platform: Pick<PlatformSettings, "noticeEn" | "noticeEs">,
  now: Date,
): readonly OwnBanner[] {
  const banners: OwnBanner[] = [];
  if (noticeFor(platform, "en"))
    banners.push({ tone: "expired", words: (locale) => noticeFor(platform, locale) ?? "" });
  if (!viewer.isEmailProven)
    banners.push({
      words: inWords(text("accounts.confirmAddress", { email: viewer.email })),
      action: inWords(text("accounts.sendAgain")),
    });
  const plan = bannerOf(viewer, now);
  if (plan)
    banners.push({
      tone: plan.tone,
      words: inWords(plan.words),
      action: inWords(text("billing.seePlans")),
    });
  return banners;
}

const inWords =
  (each: Text): Words =>
  (locale) =>
    said(locale, each);
