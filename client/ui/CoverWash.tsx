import { WASH } from "./tokens.ts";

/** The colours of a picture over the ground of the page that is about it: never so much that words on it are hard to read. */
export function CoverWash({ src }: { src: string }) {
  return (
    <div className="lv-wash" aria-hidden="true" style={{ opacity: WASH }}>
      <div style={{ backgroundImage: `url("${src}")` }} />
    </div>
  );
}
