import type { ReactNode } from "react";

interface Props {
  text: string;
  isSuccess: boolean;
  /** Stands beside the words, such as the way to the mail. */
  children?: ReactNode;
}

/** The sentence above a form's button: good news politely, a problem at once. */
export function FormMessage({ text, isSuccess, children }: Props) {
  return (
    <div className="auth-message" role={isSuccess ? "status" : "alert"} data-success={isSuccess || undefined}>
      <span>{text}</span>
      {children}
    </div>
  );
}
