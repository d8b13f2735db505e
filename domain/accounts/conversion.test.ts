import { english } from "../testing/english.ts";
import { type Conversion, conversionObstacle, conversionProblems } from "./conversion.ts";
import type { Capability, Role } from "./roles.ts";

test.each<[string, { role: Role; capabilities: Capability[] } | null, string | null]>([
  ["nobody", null, "No user provided"],
  ["a fan", { role: "fan", capabilities: ["fan"] }, null],
  [
    "a fan who already has the artist's side",
    { role: "fan", capabilities: ["fan", "artist"] },
    "User already has artist capabilities",
  ],
  ["an artist", { role: "artist", capabilities: ["artist"] }, "User already has artist capabilities"],
  ["an educator", { role: "educator", capabilities: ["fan"] }, "Only fans can convert to artists"],
  ["a collector", { role: "collector", capabilities: ["fan"] }, "Only fans can convert to artists"],
])("whether %s can become an artist", (_who, person, obstacle) => {
  expect(english(conversionObstacle(person))).toBe(obstacle);
});

const good: Conversion = {
  artistName: "Nova",
  bio: "",
  genres: ["jazz"],
  socialLinks: ["https://nova.example"],
};

test.each<[string, Partial<Conversion>, keyof Conversion]>([
  ["a name of blanks", { artistName: "  " }, "artistName"],
  ["a name longer than a poster", { artistName: "n".repeat(121) }, "artistName"],
  ["a life story", { bio: "n".repeat(5001) }, "bio"],
  ["a genre nobody knows", { genres: ["zydeco-metal"] }, "genres"],
  ["six genres", { genres: ["jazz", "pop", "rock", "electronic", "hip-hop", "jazz"] }, "genres"],
  ["a link that runs a script", { socialLinks: ["javascript:alert(1)"] }, "socialLinks"],
  ["eleven links", { socialLinks: Array(11).fill("https://nova.example") }, "socialLinks"],
])("%s is refused at its own field", (_what, change, field) => {
  const problems = conversionProblems({ ...good, ...change });
  expect(Object.entries(problems).flatMap(([name, problem]) => (problem ? [name] : []))).toEqual([field]);
});

test("a name alone is enough", () => {
  const problems = conversionProblems({ artistName: "Nova", bio: "", genres: [], socialLinks: [] });
  expect(Object.values(problems)).toEqual([null, null, null, null]);
});
