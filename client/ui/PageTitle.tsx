import { Title } from "@mantine/core";
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { PRODUCT_NAME } from "../../domain/product.ts";
import { endFirstView } from "./endFirstView.ts";

interface Props {
  /** Stands in the browser's tab, and on the page unless `children` say it in another way. */
  title: string;
  children?: ReactNode;
  className?: string;
}

/** The heading of a screen. After a change of route it takes the focus, so that a screen reader says where one is. */
export function PageTitle({ title, children, className }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  // "default" is the key of the first screen of a visit: there the browser itself starts at the top.
  // Kept from the beginning: a filter that changes the address is not another screen.
  const { key } = useLocation();
  const [isFirst] = useState(key === "default");
  useLayoutEffect(endFirstView, []);
  useEffect(() => {
    document.title = `${title} · ${PRODUCT_NAME}`;
  }, [title]);
  useEffect(() => {
    if (!isFirst) heading.current?.focus({ preventScroll: true });
  }, [isFirst]);
  return (
    <Title order={1} ref={heading} tabIndex={-1} className={`lv-title ${className ?? ""}`}>
      {children ?? title}
    </Title>
  );
}
