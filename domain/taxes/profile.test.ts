import { missingOf, NO_PROFILE, profileProblem, type TaxProfile, tidyProfile } from "./profile.ts";
import { isVatId, plainId } from "./vatIds.ts";

const problemOf = (some: Partial<TaxProfile>) => {
  const found = profileProblem(tidyProfile({ ...NO_PROFILE, ...some }), "2026-11-24");
  return found && `${found.field} ${found.code}`;
};

test("VAT numbers of real companies pass, and one wrong digit is noticed", () => {
  const real = ["DE 136 695 976", "FR 40 303 265 045", "ESB58378431", "IT00743110157", "NL004495445B01"];
  for (const given of [...real, "GB 980 7806 84", "ATU13585627", "EL094259216", "CHE123456788MWST"])
    expect([given, isVatId(plainId(given))]).toEqual([given, true]);
  for (const given of ["DE136695977", "FR41303265045", "ESB58378432", "IT00743110158", "NL004495446B01"])
    expect([given, isVatId(given)]).toEqual([given, false]);
  for (const given of ["GB980780685", "136695976", "US123456789", "DE13669597", ""])
    expect([given, isVatId(given)]).toEqual([given, false]);
});

test("what is wrong is said in words, field by field; what is empty is not wrong", () => {
  expect(problemOf({})).toBeNull();
  expect(problemOf({ legalName: "x".repeat(201) })).toBe("legalName taxes.nameTooLong");
  expect(problemOf({ country: "XX" })).toBe("country taxes.countryUnknown");
  expect(problemOf({ kind: "person", birthDate: "2026-11-24" })).toBe("birthDate taxes.birthDateWrong");
  expect(problemOf({ kind: "person", birthDate: "1990-02-30" })).toBe("birthDate taxes.birthDateWrong");
  expect(problemOf({ kind: "person", country: "US", taxId: "000-12-3456" })).toBe("taxId taxes.usIdWrong");
  expect(problemOf({ kind: "company", country: "US", taxId: "12-3456789" })).toBeNull();
  expect(problemOf({ country: "DE", taxId: "12?4" })).toBe("taxId taxes.taxIdWrong");
  expect(problemOf({ vatRegistered: true, vatId: "DE136695977" })).toBe("vatId taxes.vatIdWrong");
  expect(problemOf({ kind: "company", country: "DE", usForm: "w9" })).toBe("usForm taxes.otherForm");
});

test("numbers of every spelling are one, and what is not asked of such a taxpayer is not kept", () => {
  const given: TaxProfile = { ...NO_PROFILE, kind: "company", birthDate: "1990-01-01", taxId: " 12/345-67 " };
  expect(tidyProfile({ ...given, vatId: "DE136695976" })).toMatchObject({
    ...{ birthDate: null, taxId: "1234567", vatId: "" },
  });
});

test("what is missing follows the kind and the country", () => {
  expect(missingOf(NO_PROFILE)).toEqual(["kind", "legalName", "country", "address", "taxId"]);
  const whole: TaxProfile = {
    ...NO_PROFILE,
    kind: "person",
    legalName: "Ana",
    address: "Street 1",
    taxId: "1234",
  };
  expect(missingOf({ ...whole, country: "DE", vatRegistered: true })).toEqual(["birthDate", "vatId"]);
  expect(missingOf({ ...whole, country: "US" })).toEqual(["usForm"]);
  expect(missingOf({ ...whole, country: "CH" })).toEqual([]);
});
