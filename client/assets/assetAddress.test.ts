import { wordOf } from "../app/readableAddress.ts";
import { assetFilterOf, assetPath, assetsOn, placeOf, withoutOn, wordsOn } from "./assetAddress.ts";

const ID = "0198f3a1-7c2e-7b44-9d3e-5a6f7b8c9d0e";
const NOBODYS = "00000000-0000-0000-0000-000000000000";
const track = { id: btoa(`Track:${ID}`), title: "Foam and Iron" };
const release = { id: btoa(`Release:${ID}`), title: "Low Tide" };
const at = (address: string) => new URL(address, "https://levare.test");

test("the files of a place stand at an address that says of which", () => {
  expect(assetsOn(track)).toMatch(/^\/catalog\/assets\?track=foam-and-iron-\w{22}$/);
  expect(assetFilterOf(at(assetsOn(track)).searchParams)).toEqual({ trackId: track.id });
  expect(assetsOn(release)).toMatch(/^\/catalog\/assets\?release=low-tide-\w{22}$/);
  expect(assetFilterOf(at(assetsOn(release)).searchParams)).toEqual({ releaseId: release.id });
  expect(wordsOn(track)).toEqual({ track: wordOf(track.id, track.title), release: null });
  expect(wordsOn(release)).toEqual({ track: null, release: wordOf(release.id, release.title) });
  expect(wordsOn(null)).toEqual({ track: null, release: null });
  expect(assetPath({ id: btoa(`Asset:${ID}`), name: "On the pier" })).toMatch(/\?asset=on-the-pier-\w{22}$/);
});

test.each([
  [`track=${ID}`, track.id],
  [`track=${encodeURIComponent(track.id)}`, track.id],
  [`release=${ID}`, release.id],
  ["track=nonsense", btoa(`Track:${NOBODYS}`)],
  [`track=${encodeURIComponent(release.id)}`, btoa(`Track:${NOBODYS}`)],
  ["text=tide", null],
])("the place in ?%s is %s", (address, place) => {
  expect(placeOf(new URLSearchParams(address))).toBe(place);
});

test("an address of former days leads to its place, with all else that it says", () => {
  const leads = (address: string) => {
    const moved = withoutOn(at(address));
    return moved === null ? null : assetFilterOf(at(moved).searchParams);
  };
  for (const place of [track, release]) {
    const on = encodeURIComponent(place.id);
    const filter = place === track ? { trackId: track.id } : { releaseId: release.id };
    expect(leads(`/catalog/assets?on=${on}`)).toEqual(filter);
    expect(leads(`/catalog/assets?text=kick&on=${on}`)).toEqual({ text: "kick", ...filter });
  }
  expect(leads("/catalog/assets?on=nonsense")).toBeNull();
  expect(withoutOn(at("/catalog/assets?on=nonsense"))).toBe("/catalog/assets");
  expect(withoutOn(at("/catalog/assets?text=kick"))).toBeNull();
});
