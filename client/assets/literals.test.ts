import { ASSET_REFUSALS, ASSET_TEXTS } from "../../domain/assets/asset.ts";
import { LINK_TEXTS } from "../../domain/assets/assetLink.ts";
import { LITERALS } from "../i18n/literals.ts";

test("every reason why a file, an edit or a link is refused can be translated", () => {
  const known = LITERALS.map(({ id }) => id);
  const reasons = [ASSET_REFUSALS, ASSET_TEXTS, LINK_TEXTS].flatMap((each) => Object.values(each));
  expect(reasons.filter((reason) => !known.includes(reason))).toEqual([]);
});
