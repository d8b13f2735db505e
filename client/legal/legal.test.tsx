import { screen } from "@testing-library/react";
import { openApp } from "../testing/openApp.tsx";
import { text as cookiesEn } from "./texts/cookies.en.ts";
import { text as cookiesEs } from "./texts/cookies.es.ts";
import { text as privacyEn } from "./texts/privacy.en.ts";
import { text as privacyEs } from "./texts/privacy.es.ts";
import { text as termsEn } from "./texts/terms.en.ts";
import { text as termsEs } from "./texts/terms.es.ts";

test.each([
  ["the privacy policy", privacyEn, privacyEs],
  ["the terms", termsEn, termsEs],
  ["the page about cookies", cookiesEn, cookiesEs],
])("%s says as much in Spanish as in English", (_text, english, spanish) => {
  const shape = ({ changed, sections }: typeof english) => ({
    changed,
    sections: sections.map(({ id, blocks }) => ({
      id,
      blocks: blocks.map((block) => (typeof block === "string" ? "paragraph" : block.length)),
    })),
  });
  expect(shape(spanish)).toEqual(shape(english));
});

test.each([
  ["/privacy-policy", "Privacy policy", "Your rights"],
  ["/terms-of-service", "Terms of service", "Your music stays yours"],
  ["/cookies", "Cookies and local storage", "The cookie"],
])("%s can be read without an account, with contents that lead to its parts", async (path, title, part) => {
  await openApp(path, null);
  expect(await screen.findByRole("heading", { level: 1, name: title })).toBeTruthy();
  const link = screen.getByRole("link", { name: part });
  const target = document.getElementById(link.getAttribute("href")?.slice(1) ?? "");
  expect(target?.textContent).toContain(part);
});
