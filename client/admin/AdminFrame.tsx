import { Suspense } from "react";
import { graphql } from "react-relay";
import { Outlet, useLocation } from "react-router";
import type { AdminFrameQuery } from "../__generated__/AdminFrameQuery.graphql.ts";
import { useScreenQuery } from "../app/useScreenQuery.ts";
import { RowsSkeleton } from "../ui/skeletons.tsx";
import { NumbersStrip } from "./NumbersStrip.tsx";
import "./admin.css";

/** What stays while the pages of the administration come and go: the numbers. The sidebar leads from one to the other. */
export function AdminFrame() {
  const { pathname } = useLocation();
  const { admin } = useScreenQuery<AdminFrameQuery>(graphql`
    query AdminFrameQuery @preloadable {
      admin {
        ...NumbersStrip_admin
      }
    }
  `);
  return (
    <div className="admin">
      <NumbersStrip admin={admin} />
      <Suspense key={pathname} fallback={<RowsSkeleton count={6} />}>
        <Outlet />
      </Suspense>
    </div>
  );
}
