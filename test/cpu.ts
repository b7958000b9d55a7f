/** Milliseconds of processor time of this thread since a start, which unlike the clock does not depend on what else the machine does. */
export function cpuTimer(): () => number {
	const before = process.threadCpuUsage();
	return () => {
		const { user, system } = process.threadCpuUsage(before);
		return (user + system) / 1000;
	};
}
