import { screen } from "@testing-library/react";
import { createMockEnvironment } from "relay-test-utils";
import { renderAt } from "../testing/renderAt.tsx";
import { QrDialog } from "./QrDialog.tsx";

function open(url: string) {
  const dialog = <QrDialog isOpen onClose={() => {}} url={url} title="Night Bus" />;
  renderAt("/", [{ path: "/", element: dialog }], createMockEnvironment());
}

test("a page's address becomes a picture for posters, with the light edge that cameras need", async () => {
  open("https://levare.example/@mara-lune/night-bus");
  const picture = await screen.findByRole<HTMLImageElement>("img", { name: /^QR code that opens/ });
  const svg = decodeURIComponent(picture.src.slice(picture.src.indexOf(",") + 1));
  // 33 modules of 10 and 4 light ones on each side; the first dark one stands behind the edge.
  expect(svg).toContain('viewBox="0 0 410 410"');
  expect(svg).toContain('d="M40,40h10');
});

test("an address that no code can hold is said, instead of a picture that no camera reads", async () => {
  open(`https://levare.example/${"night-bus-".repeat(300)}`);
  expect(await screen.findByText("This address is too long for a QR code.")).toBeTruthy();
});
