import { useLingui } from "@lingui/react/macro";
import { Skeleton } from "@mantine/core";

/** Stands where a screen will stand, in its rough shape, while its data is on the way. */
export function ScreenSkeleton() {
  const { t } = useLingui();
  return (
    <div role="status" aria-label={t`Loading`} className="lv-skeleton">
      <Skeleton height={40} width="min(320px, 70%)" />
      <Skeleton height={20} width="min(480px, 90%)" mt="md" />
      <RowsSkeleton count={5} />
    </div>
  );
}

/** Rows of a list on the way. */
export function RowsSkeleton({ count }: { count: number }) {
  return (
    <div aria-hidden="true" data-waiting>
      {Array.from({ length: count }, (_, row) => (
        <Skeleton
          // Rows of grey never change places.
          key={`row-${String(row)}`}
          height={56}
          mt="sm"
          radius="lg"
        />
      ))}
    </div>
  );
}

/** A shelf of covers on the way. */
export function ShelfSkeleton({ count }: { count: number }) {
  const { t } = useLingui();
  return (
    <div role="status" aria-label={t`Loading`} className="lv-shelf">
      {Array.from({ length: count }, (_, place) => (
        <Skeleton
          // Squares of grey never change places.
          key={`cover-${String(place)}`}
          className="lv-shelf-place"
          radius="lg"
        />
      ))}
    </div>
  );
}
