/** What is drawn, as a PNG. */
function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error("The canvas gave no picture."))),
      "image/png",
    ),
  );
}

/** Keeps the picture as a file. */
export async function keepPicture(canvas: HTMLCanvasElement, file: string): Promise<void> {
  const url = URL.createObjectURL(await pngOf(canvas));
  const link = document.createElement("a");
  Object.assign(link, { href: url, download: file });
  link.click();
  // The browser reads it after this turn.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Hands the picture to another app; where the device passes no files on, it is kept as one. */
export async function handOn(canvas: HTMLCanvasElement, file: string): Promise<void> {
  const files = [new File([await pngOf(canvas)], file, { type: "image/png" })];
  if (!navigator.canShare?.({ files })) return keepPicture(canvas, file);
  // Rejects when the person changes their mind.
  await navigator.share({ files }).catch(() => {});
}
