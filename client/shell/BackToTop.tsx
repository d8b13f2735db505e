import { useLingui } from "@lingui/react/macro";
import { ActionIcon } from "@mantine/core";
import { IconArrowUp } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { BACK_TO_TOP_DEBOUNCE_MS, offersBackToTop } from "../../domain/navigation/backToTop.ts";

/** The way back up a long page. */
export function BackToTop() {
  const { t } = useLingui();
  const [isOffered, setOffered] = useState(false);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    function handleScroll() {
      clearTimeout(timer);
      timer = setTimeout(() => {
        setOffered(
          offersBackToTop({
            scrolled: window.scrollY,
            viewport: window.innerHeight,
            page: document.documentElement.scrollHeight,
          }),
        );
      }, BACK_TO_TOP_DEBOUNCE_MS);
    }
    window.addEventListener("scroll", handleScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener("scroll", handleScroll);
    };
  }, []);

  function handlePress() {
    const isCalm = document.documentElement.dataset.motion === "reduced";
    window.scrollTo({ top: 0, behavior: isCalm ? "instant" : "smooth" });
    document.querySelector("h1")?.focus({ preventScroll: true });
  }

  if (!isOffered) return null;
  return (
    <ActionIcon
      className="shell-to-top"
      variant="default"
      radius="xl"
      aria-label={t`Back to top`}
      onClick={handlePress}
    >
      <IconArrowUp size={20} stroke={1.75} aria-hidden />
    </ActionIcon>
  );
}
