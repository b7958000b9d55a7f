// Loaded before the server under test: reports its CPU time so far, in microseconds, on request.
process.on("message", () => {
	const { user, system } = process.cpuUsage();
	process.send?.(user + system);
});
