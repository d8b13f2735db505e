// npm test: every test of every floor. Words after `--` choose, as jest takes them.
import { runJest } from "./jest.ts";

process.exitCode = runJest(process.argv.slice(2));
