import { useEffect, useState } from "react";
import type { Crop } from "../../../domain/profiles/picture.ts";
import { WaitingSign } from "../../sync/mark/WaitingSign.tsx";
import { dataUrl } from "./readCover.ts";

/** A cover that is on this device alone, cut as its person wanted it, with the mark of what waits. */
export function WaitingCover({ file, crop, alt }: { file: Blob; crop: Crop; alt: string }) {
  const [source, setSource] = useState<string | null>(null);
  useEffect(() => {
    let isLeft = false;
    // The policy of our pages shows no picture by the address of a blob.
    dataUrl(file).then(
      (read) => !isLeft && setSource(read),
      () => {},
    );
    return () => {
      isLeft = true;
    };
  }, [file]);
  const share = (part: number) => `${part * 100}%`;
  return (
    <div className="lv-cover release-waiting-cover">
      {source && (
        <img
          src={source}
          alt={alt}
          style={{
            width: share(1 / crop.width),
            height: share(1 / crop.height),
            left: share(-crop.x / crop.width),
            top: share(-crop.y / crop.height),
          }}
        />
      )}
      <WaitingSign />
    </div>
  );
}
