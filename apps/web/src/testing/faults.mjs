// Loaded into a server process and its threads by tests (node --import): makes threads hang in a read of a pipe.
// VITRINE_TEST_PIPE is a pipe that nobody writes to; VITRINE_TEST_HANG is `pool`, or the file that makes searches hang.
import { existsSync, readFileSync } from "node:fs";
import { open } from "node:fs/promises";
import { isMainThread, workerData } from "node:worker_threads";

const { VITRINE_TEST_PIPE: pipe, VITRINE_TEST_HANG: hang } = process.env;

if (hang === "pool" && isMainThread) void open(pipe);
if (hang !== "pool" && !isMainThread && workerData?.path?.endsWith("catalogue.sqlite"))
	setInterval(() => existsSync(hang) && readFileSync(pipe), 50).unref();
