import { activateLocale, i18n, needTexts } from "./i18n.ts";
import { TEXTS } from "./texts.ts";

afterEach(() => i18n.activate("en"));

test("of two languages chosen one right after the other, the last one stays", async () => {
  const { outside } = TEXTS.es;
  let arrive = () => {};
  TEXTS.es.outside = () => new Promise((resolve) => (arrive = () => resolve({ messages: {} })));
  const spanish = activateLocale("es");
  await activateLocale("en");
  arrive();
  await spanish;
  TEXTS.es.outside = outside;
  expect(i18n.locale).toBe("en");
});

test("a page that opens while a language is on its way brings its words in that language, too", async () => {
  const { visitor } = TEXTS.es;
  TEXTS.es.visitor = async () => ({ messages: { play: "Reproducir" } });
  const spanish = activateLocale("es");
  await needTexts("visitor");
  await spanish;
  TEXTS.es.visitor = visitor;
  expect(i18n.locale).toBe("es");
  expect(i18n._("play")).toBe("Reproducir");
});
