import { useNavigation } from "react-router";

/** A thin line along the top while the code of the next screen is on the way. */
export function NavigationBar() {
  const { state } = useNavigation();
  return <div className="lv-progress" data-on={state !== "idle" || undefined} aria-hidden="true" />;
}
