import fc from "fast-check";
import { RECOVERY_CODES, readCode, recoveryCodes } from "./secondFactor.ts";

test("a code is read however it was copied", () => {
  expect(readCode(" 123 456 ")).toEqual({ kind: "app", code: "123456" });
  expect(readCode("ABCDE fghjk")).toEqual({ kind: "recovery", code: "abcde-fghjk" });
  expect(readCode("abcdefghjk")).toEqual({ kind: "recovery", code: "abcde-fghjk" });
});

test.each(["", "12345", "1234567", "abcde-fghj", "abcde-fgh0k", "abcde-fghjkm", "١٢٣٤٥٦"])(
  "%p is no code",
  (typed) => expect(readCode(typed)).toBeNull(),
);

test("every recovery code that is given out can be typed again", () => {
  fc.assert(
    fc.property(fc.infiniteStream(fc.nat(999)), (numbers) => {
      const codes = recoveryCodes((below) => numbers.next().value! % below);
      expect(codes).toHaveLength(RECOVERY_CODES);
      for (const code of codes) expect(readCode(code.toUpperCase())).toEqual({ kind: "recovery", code });
    }),
  );
});
