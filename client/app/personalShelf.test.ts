import { forgetPersonal, personalShelf } from "./personalShelf.ts";

beforeEach(() => localStorage.clear());

test("what a device keeps for one person is not another's, and is gone when somebody signs out", () => {
  const mine = personalShelf("nova", "searches");
  mine.write(["q=tide"]);
  localStorage.setItem("levare.sidebar.narrow", "yes");
  expect(mine.read()).toEqual(["q=tide"]);
  expect(personalShelf("kite", "searches").read()).toBeNull();
  forgetPersonal();
  expect(mine.read()).toBeNull();
  expect(localStorage.getItem("levare.sidebar.narrow")).toBe("yes");
});

test("what cannot be read counts as nothing, and a device that keeps nothing is no failure", () => {
  localStorage.setItem("levare.personal.nova.searches", "{");
  expect(personalShelf("nova", "searches").read()).toBeNull();
  const keep = Storage.prototype.setItem;
  Storage.prototype.setItem = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  personalShelf("nova", "searches").write(["q=tide"]);
  Storage.prototype.setItem = keep;
});
