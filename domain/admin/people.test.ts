import { ROLES } from "../accounts/roles.ts";
import { REASON_LIMIT, reasonProblem, roleChangeProblem, suspensionProblem } from "./people.ts";

test("nobody becomes or stops being a superadmin in the browser", () => {
  for (const role of ROLES) {
    expect(roleChangeProblem({ from: role, to: "superadmin", ownsWorkspace: false })).not.toBeNull();
    expect(roleChangeProblem({ from: "superadmin", to: role, ownsWorkspace: false })).not.toBeNull();
  }
});

test("the owner of a workspace can take any role of a studio, and none of a listener", () => {
  const may = ROLES.filter((to) => roleChangeProblem({ from: "artist", to, ownsWorkspace: true }) === null);
  expect(may).toEqual(["admin", "manager", "label_admin"]);
});

test("everybody else can take every other role", () => {
  const may = ROLES.filter((to) => roleChangeProblem({ from: "fan", to, ownsWorkspace: false }) === null);
  expect(may).toEqual(["admin", "artist", "manager", "label_admin", "educator", "collector"]);
});

test("nobody suspends themselves or a superadmin", () => {
  expect(suspensionProblem({ role: "admin", isSelf: false })).toBeNull();
  expect(suspensionProblem({ role: "admin", isSelf: true })).not.toBeNull();
  expect(suspensionProblem({ role: "superadmin", isSelf: false })).not.toBeNull();
});

test("a reason says something, in at most 300 characters", () => {
  expect(reasonProblem("Spam in forty comments")).toBeNull();
  expect(reasonProblem("  ")).not.toBeNull();
  expect(reasonProblem("x".repeat(REASON_LIMIT + 1))).not.toBeNull();
});
