// Style sheets mean nothing to a test: jest.config.ts puts this empty module in their place.
export {};
