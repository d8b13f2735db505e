import type { Row } from "../graphql/matrix/cells.ts";

export const platformRows: Record<string, Row> = {
  "Query.platform": {},
  "Mutation.updatePlatformSetting": { input: () => ({ key: "noticeEn", value: "Back at six" }) },
};
