import { useLingui } from "@lingui/react/macro";
import { Badge } from "@mantine/core";
import { COMING_ROUTES } from "../app/comingRoutes.ts";

/** Marks what a page promises and the product does not hold yet. It goes by itself when the screen at `path` is built. */
export function ToComeBadge({ path }: { path: string }) {
  const { t } = useLingui();
  if (!COMING_ROUTES.some((coming) => coming.path === path)) return null;
  return <Badge component="span" color="amber" variant="light">{t`Still to come`}</Badge>;
}
