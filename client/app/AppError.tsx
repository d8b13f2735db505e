import { ErrorPanel } from "../ui/ErrorPanel.tsx";
import { Logo } from "../ui/Logo.tsx";

interface Props {
  error: unknown;
  onRetry: () => void;
}

/** The page that stands when nothing else can: the whole app failed to open. */
export function AppError({ error, onRetry }: Props) {
  return (
    <main className="lv-lonely">
      <Logo withName />
      <ErrorPanel error={error} onRetry={onRetry} headingLevel={1} />
    </main>
  );
}
