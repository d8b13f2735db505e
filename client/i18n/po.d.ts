declare module "*.po?outside" {
  import type { Messages } from "@lingui/core";
  export const messages: Messages;
}
declare module "*.po?reading" {
  import type { Messages } from "@lingui/core";
  export const messages: Messages;
}
declare module "*.po?visitor" {
  import type { Messages } from "@lingui/core";
  export const messages: Messages;
}
declare module "*.po?daily" {
  import type { Messages } from "@lingui/core";
  export const messages: Messages;
}
declare module "*.po?studio" {
  import type { Messages } from "@lingui/core";
  export const messages: Messages;
}
declare module "*.po?admin" {
  import type { Messages } from "@lingui/core";
  export const messages: Messages;
}
