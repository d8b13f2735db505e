import { configure } from "@testing-library/react";

// A loaded machine draws late; what a test waits for decides, not how long it took.
configure({ asyncUtilTimeout: 60_000 });
