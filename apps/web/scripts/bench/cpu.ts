// Loaded before the server that is measured: says what processor time it has used so far, in microseconds, when asked.
process.on("message", () => {
	const { user, system } = process.cpuUsage();
	process.send?.(user + system);
});
