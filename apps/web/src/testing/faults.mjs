// Loaded into a process and its threads by tests (node --import): makes threads hang in a read of a pipe, or end.
// VITRINE_TEST_PIPE is a pipe that nobody writes to; VITRINE_TEST_HANG is `pool`, or the file that makes searches hang.
// A thread that finds the file VITRINE_TEST_END when it gets a message removes it and ends, as if it was killed: a thread of the
// index, or, where VITRINE_TEST_KIND is `rendering`, one that renders.
import { existsSync, readFileSync, unlinkSync } from "node:fs";
import { open } from "node:fs/promises";
import { isMainThread, parentPort, workerData } from "node:worker_threads";

const {
	VITRINE_TEST_PIPE: pipe,
	VITRINE_TEST_HANG: hang,
	VITRINE_TEST_END: end,
	VITRINE_TEST_KIND: kind,
} = process.env;

if (hang === "pool" && isMainThread) void open(pipe);
if (hang !== undefined && hang !== "pool" && !isMainThread && workerData?.path?.endsWith("catalogue.sqlite"))
	setInterval(() => existsSync(hang) && readFileSync(pipe), 50).unref();

if (end !== undefined && parentPort !== null && (workerData?.path === undefined) === (kind === "rendering")) {
	const on = parentPort.on.bind(parentPort);
	parentPort.on = (event, listener) =>
		on(event, (...message) => {
			if (!isRemoved(end)) return listener(...message);
			process.exit(1);
		});
}

function isRemoved(file) {
	try {
		unlinkSync(file);
		return true;
	} catch {
		return false;
	}
}
