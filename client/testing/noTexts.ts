// The build divides and compiles the catalogues; under test the words stand in the code itself.
export const messages = {};
