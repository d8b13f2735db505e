import type { ComponentProps } from "react";
import { NavLink, useLocation } from "react-router";
import type { MenuItem } from "../../domain/navigation/menus.ts";

interface Props extends Omit<ComponentProps<typeof NavLink>, "to"> {
  item: MenuItem;
}

/** The link of a line of the menu. It is where one is at its other address, too. */
export function MenuLink({ item: { path, alias }, ...rest }: Props) {
  const { pathname } = useLocation();
  return <NavLink to={alias === pathname ? alias : path} {...rest} />;
}
