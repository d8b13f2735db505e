import fc from "fast-check";
import { moveIn } from "./moveIn.ts";

test("the one song that moved is told from two orders, and where it went", () => {
  const songs = Array.from({ length: 9 }, (_, at) => `song ${at}`);
  fc.assert(
    fc.property(fc.nat(8), fc.nat(8), (from, to) => {
      const others = songs.toSpliced(from, 1);
      const after = others.toSpliced(to, 0, songs[from]!);
      const move = moveIn(songs, after);
      if (from === to) return move === null;
      const rest = songs.filter((id) => id !== move!.id);
      const place = move!.beforeId === null ? rest.length : rest.indexOf(move!.beforeId);
      return rest.toSpliced(place, 0, move!.id).join() === after.join();
    }),
  );
});
