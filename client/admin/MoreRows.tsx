import { useLingui } from "@lingui/react/macro";
import { Button, VisuallyHidden } from "@mantine/core";

interface Props {
  hasNext: boolean;
  isLoading: boolean;
  onMore: () => void;
}

/** The next page of a list, by a press. */
export function MoreRows({ hasNext, isLoading, onMore }: Props) {
  const { t } = useLingui();
  return (
    <>
      <VisuallyHidden role="status">{isLoading ? t`Loading more` : ""}</VisuallyHidden>
      {hasNext && (
        <Button variant="default" className="admin-more" loading={isLoading} onClick={onMore}>
          {t`Load more`}
        </Button>
      )}
    </>
  );
}
